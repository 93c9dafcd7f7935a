import { type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import type { ErrorCode } from '@sunnah-store/schema/errors'
import type { Audience } from '../identity/audience.js'
import { idempotencyKey } from './fields.js'

/** What a call says of itself: its requests are checked by it, and the API docs are made of it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As schema/src/routes.ts writes it: /product/:productId. */
  path: string
  operationId: string
  summary: string
  description: string
  /** For whom it is; `idToken`: the bearer token is the identity service's; `anyone`: no token is read at all. */
  access: Audience | 'idToken' | 'anyone'
  params?: TProperties
  query?: TProperties
  takesIdempotencyKey?: true
  body?: TSchema
  /** The content type of the body, where it is not JSON. */
  takes?: 'multipart/form-data' | 'text/csv'
  /** 200 unless said otherwise. */
  status?: 201
  answers: TSchema
  /** The content type of the answer, where it is not JSON. */
  gives?: 'image/webp' | 'text/csv'
  /** What the headers of the answer say, by name. */
  headers?: Readonly<Record<string, TSchema>>
  example?: unknown
  errors?: readonly ErrorCode[]
}

/** What Fastify checks of a request before the call runs. */
export const requestSchemas = ({ params, query, takesIdempotencyKey, body, takes }: Call) => ({
  ...(params && { params: closed(params) }),
  querystring: closed(query ?? {}),
  ...(takesIdempotencyKey && { headers: Type.Object({ 'idempotency-key': Type.Optional(idempotencyKey) }) }),
  ...(body && !takes && { body }),
})

const closed = (properties: TProperties): TObject => Type.Object(properties, { additionalProperties: false })
