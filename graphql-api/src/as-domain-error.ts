import { DomainError } from './errors.js'

interface Coded {
  code?: unknown
  statusCode?: unknown
  validation?: readonly { instancePath: string; message?: string; params: Record<string, unknown> }[]
  validationContext?: string
}

/** What the shop says about anything that was thrown: its own rules, what PostgreSQL or Fastify refuse of bad input, else null. */
export const asDomainError = (error: unknown): DomainError | null => {
  if (error instanceof DomainError) return error
  if (!(error instanceof Error)) return null
  const { code, statusCode, validation }: Error & Coded = error
  if (validation) return new DomainError('BAD_USER_INPUT', { fields: fieldsOf(validation) })
  const shopCode = typeof code === 'string' ? codes[code] : undefined
  if (shopCode) return new DomainError(shopCode)
  return statusCode === 400 ? new DomainError('BAD_USER_INPUT') : null
}

// SQLSTATE (PostgreSQL, Appendix A), Node and Fastify codes that are no fault of the shop's.
const codes: Record<string, 'BAD_USER_INPUT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'UNAVAILABLE'> = {
  '22021': 'BAD_USER_INPUT',
  '22P02': 'BAD_USER_INPUT',
  '22003': 'BAD_USER_INPUT',
  '22025': 'BAD_USER_INPUT',
  '2201W': 'BAD_USER_INPUT',
  '57P01': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  // A Host header that is no host.
  ERR_INVALID_URL: 'BAD_USER_INPUT',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
}

const fieldsOf = (broken: NonNullable<Coded['validation']>) =>
  Object.fromEntries(
    broken.map(({ instancePath, message, params }) => [
      String(params.missingProperty ?? params.additionalProperty ?? (instancePath.slice(1) || 'body')),
      [message ?? 'is not acceptable'],
    ]),
  )
