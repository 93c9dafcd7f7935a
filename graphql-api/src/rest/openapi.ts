import type { OpenAPIV3_1 } from 'openapi-types'
import type { ErrorCode } from '../errors.js'
import { fileCalls } from './file-calls.js'
import { idempotencyKey } from './idempotency-key.js'
import { asJsonSchema, openApiSchemas } from './openapi-schemas.js'
import { everywhere, ofBodies, refusals } from './refusals.js'
import type { JsonProperties, RestRow } from './row.js'
import { table } from './table.js'

const byAccess: Record<RestRow['access'], readonly ErrorCode[]> = {
  public: [],
  signedIn: ['FORBIDDEN'],
  shopper: ['FORBIDDEN'],
  admin: ['FORBIDDEN'],
  idToken: ['FORBIDDEN'],
}

/** The OpenAPI description of the REST gateway, made of its table, and of the calls that take or answer files. */
export const createOpenApi = (): OpenAPIV3_1.Document => ({
  openapi: '3.1.0',
  info: {
    title: 'Sunnah Store REST API',
    version: '1.0.0',
    description:
      'Every call but those for files runs a GraphQL operation of the same shop: same rules, same answers. Prices are whole taka, times are UTC. Bodies are JSON of at most 100 kB, but for files; keys that are not described are refused, but in the lines of an order. GraphQL itself answers at /graphql.',
  },
  paths: {
    ...Object.fromEntries(
      table.map((row) => [
        row.path.replace(/:(\w+)/g, '{$1}'),
        Object.fromEntries(
          table.filter(({ path }) => path === row.path).map((one) => [one.method.toLowerCase(), describe(one)]),
        ),
      ]),
    ),
    ...fileCalls,
  },
  components: {
    schemas: openApiSchemas,
    securitySchemes: {
      accessToken: {
        type: 'http',
        scheme: 'bearer',
        description: 'The `token` that PUT /user/{email} answers; good for 15 minutes.',
      },
      idToken: { type: 'http', scheme: 'bearer', description: 'What the identity service gives at its own sign-in.' },
    },
  },
})

const describe = (row: RestRow): OpenAPIV3_1.OperationObject => ({
  operationId: row.operationId,
  summary: row.summary,
  ...(row.description && { description: row.description }),
  security: securityOf(row),
  parameters: [
    ...parameters('path', row.params),
    ...parameters('query', row.query),
    ...(row.takesIdempotencyKey ? [idempotencyKey] : []),
  ],
  ...(row.body && {
    requestBody: { required: true, content: { 'application/json': { schema: asJsonSchema(row.body) } } },
  }),
  responses: {
    [row.status ?? 200]: {
      description: 'Done.',
      content: { 'application/json': { schema: row.answers, example: row.example } },
    },
    ...refusals([
      ...everywhere,
      ...byAccess[row.access],
      ...(row.method === 'GET' ? [] : ofBodies),
      ...(row.errors ?? []),
    ]),
  },
})

const securityOf = ({ access }: RestRow) => {
  if (access === 'idToken') return [{ idToken: [] }]
  return access === 'public' ? [{}, { accessToken: [] }] : [{ accessToken: [] }]
}

const parameters = (where: 'path' | 'query', properties: JsonProperties = {}): OpenAPIV3_1.ParameterObject[] =>
  Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: where,
    required: where === 'path',
    description,
    schema,
  }))
