import type { OpenAPIV3_1 } from 'openapi-types'
import { type ErrorCode, errors } from '../errors.js'

// What any call may answer, whatever it is about.
export const everywhere: readonly ErrorCode[] = ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'INTERNAL', 'UNAVAILABLE']
export const ofBodies: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']

/** The refusals by status: several codes may share one. */
export const refusals = (codes: readonly ErrorCode[]) => {
  const statuses = new Set(codes.map((code) => errors[code].status))
  const sharing = (status: number) => [...new Set(codes)].filter((code) => errors[code].status === status)
  return Object.fromEntries([...statuses].map((status) => [status, refusal(sharing(status))]))
}

const refusal = (codes: ErrorCode[]): OpenAPIV3_1.ResponseObject => ({
  description: codes.map((code) => `${code}: ${errors[code].message}`).join(' '),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { error: { code, message: errors[code].message } } }]),
      ),
    },
  },
})
