import type { OpenAPIV3_1 } from 'openapi-types'

export const idempotencyKey: OpenAPIV3_1.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Of the caller’s own making, 1 to 200 characters.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}
