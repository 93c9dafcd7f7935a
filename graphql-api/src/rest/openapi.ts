import type { OpenAPIV3_1 } from 'openapi-types'
import { type ErrorCode, errors } from '../errors.js'
import { openApiSchemas } from './openapi-schemas.js'
import type { JsonProperties, RestRow } from './row.js'
import { table } from './table.js'

// What any call may answer, whatever it is about.
const everywhere: readonly ErrorCode[] = ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'INTERNAL', 'UNAVAILABLE']

/** The OpenAPI description of the REST gateway, made of its table. */
export const createOpenApi = (): OpenAPIV3_1.Document => ({
  openapi: '3.1.0',
  info: {
    title: 'Sunnah Store REST API',
    version: '1.0.0',
    description:
      'Every call runs a GraphQL operation of the same shop: same rules, same answers. Prices are whole taka, times are UTC. GraphQL itself answers at /graphql.',
  },
  paths: Object.fromEntries(
    table.map((row) => [
      row.path.replace(/:(\w+)/g, '{$1}'),
      Object.fromEntries(
        table.filter(({ path }) => path === row.path).map((one) => [one.method.toLowerCase(), describe(one)]),
      ),
    ]),
  ),
  components: {
    schemas: openApiSchemas,
    securitySchemes: {
      accessToken: { type: 'http', scheme: 'bearer', description: 'What signing in answers; good for 15 minutes.' },
    },
  },
  security: [{}, { accessToken: [] }],
})

const describe = (row: RestRow): OpenAPIV3_1.OperationObject => ({
  operationId: row.operationId,
  summary: row.summary,
  ...(row.description && { description: row.description }),
  parameters: [...parameters('path', row.params), ...parameters('query', row.query)],
  responses: {
    200: { description: 'Done.', content: { 'application/json': { schema: row.answers, example: row.example } } },
    ...Object.fromEntries([...everywhere, ...(row.errors ?? [])].map(refusal)),
  },
})

const parameters = (where: 'path' | 'query', properties: JsonProperties = {}): OpenAPIV3_1.ParameterObject[] =>
  Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: where,
    required: where === 'path',
    description,
    schema,
  }))

const refusal = (code: ErrorCode): [string, OpenAPIV3_1.ResponseObject] => [
  String(errors[code].status),
  {
    description: `${code}: ${errors[code].message}`,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { error: { code, message: errors[code].message } },
      },
    },
  },
]
