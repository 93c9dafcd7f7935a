import { Type } from '@sinclair/typebox'
import { type ErrorCode, errors } from '@sunnah-store/schema/errors'

/** What every refusal answers. */
const errorSchema = Type.Object(
  {
    error: Type.Object({
      code: Type.String({ enum: Object.keys(errors), description: 'The stable code of the error, for programs.' }),
      message: Type.String({ description: 'For people, in English.' }),
      details: Type.Optional(
        Type.Record(Type.String(), Type.Unknown(), {
          description: 'More about it; for BAD_USER_INPUT the broken rules by field.',
        }),
      ),
    }),
  },
  { $id: 'Error', description: 'Why a call was refused or failed.' },
)

const retryAfter = {
  'Retry-After': {
    description: 'In how many seconds the call may be sent again.',
    schema: Type.Integer({ minimum: 1 }),
  },
}

const challenge = {
  'WWW-Authenticate': {
    description: 'That a bearer token is needed; with `error="invalid_token"` when the one that was sent is not good.',
    schema: Type.String(),
  },
}

/** What some refusals say in headers. */
const ownHeaders: Partial<Record<ErrorCode, object>> = {
  UNAUTHENTICATED: challenge,
  RATE_LIMITED: retryAfter,
  UNAVAILABLE: retryAfter,
}

/** On every answer. */
export const requestIdHeader = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }

export const headerComponents = {
  RequestId: {
    description: 'The id of the request, which the log of the shop has too.',
    schema: Type.String({ format: 'uuid' }),
  },
}

/** The refusals by status: several codes may share one. */
export const refusals = (codes: readonly ErrorCode[]) => {
  const statuses = new Set(codes.map((code) => errors[code].status))
  const sharing = (status: number) => [...new Set(codes)].filter((code) => errors[code].status === status)
  return Object.fromEntries([...statuses].map((status) => [status, refusal(sharing(status))]))
}

const refusal = (codes: ErrorCode[]) => ({
  description: codes.map((code) => `${code}: ${errors[code].message}`).join(' '),
  headers: Object.assign({}, requestIdHeader, ...codes.map((code) => ownHeaders[code])),
  content: {
    'application/json': {
      schema: errorSchema,
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { error: { code, message: errors[code].message } } }]),
      ),
    },
  },
})
