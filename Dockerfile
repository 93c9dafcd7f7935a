ARG NODE_IMAGE=node:22.23.3-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY schema/package.json schema/
COPY graphql-api/package.json graphql-api/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
COPY schema/package.json schema/
COPY graphql-api/package.json graphql-api/
COPY web/package.json web/
RUN npm ci --omit=dev --workspace schema --workspace graphql-api

FROM ${NODE_IMAGE}
WORKDIR /shop
# What is about memory: docs/operations.md, “For real”.
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
COPY --from=packages /shop ./
COPY --from=build /shop/schema/dist schema/dist
COPY --from=build /shop/schema/openapi.json /shop/schema/persisted-queries.json schema/
COPY --from=build /shop/graphql-api/dist graphql-api/dist
COPY --from=build /shop/web/dist web/dist
# A volume takes its owner from the folder that it covers.
RUN mkdir -p .data/pictures && chown -R node .data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --start-period=20s \
  CMD ["node", "-e", "require(process.env.TLS_CERTIFICATE || process.env.TLS_CERTIFICATE_FILE ? 'node:https' : 'node:http').get({ port: 4000, path: '/health/ready', rejectUnauthorized: false }, (r) => process.exit(r.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "graphql-api/dist/main.js"]
