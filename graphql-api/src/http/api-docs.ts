import { fileURLToPath } from 'node:url'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import { toolPolicy } from './policy.js'

const description = fileURLToPath(new URL('../../../schema/openapi.json', import.meta.url))

/** Serves the OpenAPI description: as pages at /docs, as JSON at /docs/json. */
export const mountApiDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, { mode: 'static', specification: { path: description, baseDir: '/' } })
  await app.register(swaggerUi, {
    routePrefix: endpoints.docs,
    theme: { title: 'Sunnah Store API' },
    staticCSP: toolPolicy,
    // It would lead an address with parameters to itself.
    uiHooks: {
      onRequest: (request, reply, next) => {
        if (request.routeOptions.url !== `${endpoints.docs}/static/index.html`) return next()
        return reply.redirect(endpoints.docs)
      },
    },
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 0 },
  })
}
