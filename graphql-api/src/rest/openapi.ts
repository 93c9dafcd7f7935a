import { type TProperties, type TSchema, Type } from '@sinclair/typebox'
import type { ErrorCode } from '@sunnah-store/schema/errors'
import type { OpenAPIV3_1 } from 'openapi-types'
import { courierCalls } from '../http/courier-webhook.js'
import { accountCalls } from '../http/my-data.js'
import { pictureCalls } from '../http/pictures.js'
import { spreadsheetCalls } from '../http/spreadsheets.js'
import type { Call } from './call.js'
import { idempotencyKey } from './fields.js'
import { withNamedSchemas } from './named-schemas.js'
import { headerComponents, refusals, requestIdHeader } from './refusals.js'
import { sections } from './table.js'

interface Section {
  name: string
  description: string
  calls: readonly Call[]
}

const allSections: readonly Section[] = [
  ...sections,
  { name: 'Pictures', description: 'The pictures of products.', calls: pictureCalls },
  { name: 'Spreadsheets', description: 'Products and orders as CSV files.', calls: spreadsheetCalls },
  { name: 'Couriers', description: 'What couriers tell the shop.', calls: courierCalls },
  { name: 'Account', description: 'What the shop keeps of you.', calls: accountCalls },
]

/** The OpenAPI description of the REST gateway and of the calls for files, made of what they say of themselves. */
export const createOpenApi = (): OpenAPIV3_1.Document =>
  withNamedSchemas({
    openapi: '3.1.0',
    info: {
      title: 'Sunnah Store REST API',
      version: '1.0.0',
      description:
        'Every call but those for files runs a GraphQL operation of the same shop: same rules, same answers. Prices are whole taka, times are UTC. Bodies are JSON of at most 100 kB, but for files; keys that are not described are refused, but in the lines of an order. The length of a text is that without the white space around it. GraphQL itself answers at /graphql. Every address answers OPTIONS, and a method that it does not take with 405 and METHOD_NOT_ALLOWED: `Allow` names those that it takes.',
      contact: { name: 'Sunnah Store, by the form at /contactus' },
    },
    servers: [{ url: '/', description: 'The shop that serves this description.' }],
    tags: allSections.map(({ name, description }) => ({ name, description })),
    paths: pathsOf(allSections),
    components: {
      headers: headerComponents,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` that PUT /user/{emailOrId} returns; valid for 15 minutes.',
        },
        idToken: { type: 'http', scheme: 'bearer', description: 'What the identity service gives at its own sign-in.' },
      },
    },
  })

const pathsOf = (described: readonly Section[]) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const { name, calls } of described)
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: { tags: [name], ...describe(call) } }
    }
  return paths
}

const describe = (call: Call) => ({
  operationId: call.operationId,
  summary: call.summary,
  description: call.description,
  security: securityOf(call),
  parameters: [
    ...parameters('path', call.params),
    ...parameters('query', call.query),
    ...(call.takesIdempotencyKey ? [parameter('header', 'Idempotency-Key', idempotencyKey, false)] : []),
  ],
  ...(call.body && {
    requestBody: { required: true, content: { [call.takes ?? 'application/json']: { schema: call.body } } },
  }),
  responses: {
    [call.status ?? 200]: {
      description: 'Done.',
      headers: { ...requestIdHeader, ...headersOf(call.headers ?? {}) },
      content: { [call.gives ?? 'application/json']: { schema: call.answers, example: call.example } },
    },
    ...refusals(refusalsOf(call)),
  },
})

const securityOf = ({ access }: Call) => {
  if (access === 'anyone') return [{}]
  if (access === 'idToken') return [{ idToken: [] }]
  return access === 'public' ? [{}, { accessToken: [] }] : [{ accessToken: [] }]
}

const refusalsOf = ({ access, method, errors = [] }: Call): ErrorCode[] => [
  ...(access === 'anyone' ? [] : (['BAD_USER_INPUT', 'UNAUTHENTICATED', 'RATE_LIMITED'] as const)),
  'REQUEST_TIMEOUT',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'UNAVAILABLE',
  ...(access === 'anyone' || access === 'public' ? [] : (['FORBIDDEN'] as const)),
  ...(method === 'GET' ? [] : (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
  ...errors,
]

const parameters = (where: 'path' | 'query', properties: TProperties = {}) => {
  const { required = [] } = Type.Object(properties)
  return Object.entries(properties).map(([name, schema]) => parameter(where, name, schema, required.includes(name)))
}

const parameter = (where: string, name: string, { description, ...schema }: TSchema, required: boolean) => ({
  name,
  in: where,
  required,
  description,
  schema,
})

const headersOf = (headers: TProperties) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, { description, ...schema }]) => [name, { description, schema }]),
  )
