import { types } from 'node:util'
import type { ErrorCode } from '@sunnah-store/schema/errors'
import { isCrowd, isOutage } from './database/outage.js'
import { DomainError, IN_A_MOMENT } from './errors.js'
import { MOST_TOLD } from './validation/most-told.js'

interface Coded {
  code?: unknown
  statusCode?: unknown
  validation?: readonly { instancePath: string; message?: string; params: Record<string, unknown> }[]
  validationContext?: string
}

/** The DomainError for anything thrown, including known errors of PostgreSQL, Node and Fastify; null for an unexpected error. */
export const asDomainError = (error: unknown): DomainError | null => {
  if (error instanceof DomainError) return error
  // Fastify's are made without Node's own constructor; Node's own may come of another realm.
  if (!(error instanceof Error) && !types.isNativeError(error)) return null
  const { code, message, statusCode, validation, validationContext }: Error & Coded = error
  if (validation)
    return new DomainError('BAD_USER_INPUT', { fields: fieldsOf(validation, validationContext === 'headers') })
  if (isCrowd(error)) return new DomainError('UNAVAILABLE', { retryAfter: IN_A_MOMENT }, { cause: error })
  const reason = typeof code === 'string' ? code : message
  // Whoever breaks off while a body is read is no outage.
  const isCallers = typeof statusCode === 'number' && statusCode < 500
  const shopCode = !isCallers && isOutage(error) ? 'UNAVAILABLE' : (codes[reason] ?? ofStatus(statusCode))
  if (!shopCode) return null
  const details = shopCode === 'BAD_USER_INPUT' ? { fields: badParts[reason] ?? someValue } : undefined
  return new DomainError(shopCode, details, { cause: error })
}

const someValue = { request: ['holds something that cannot be taken'] }

/** What is wrong with a request that no rule of a field has looked at. */
const badParts: Record<string, Record<string, string[]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { body: ['must be well-formed JSON'] },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { body: ['must be as long as Content-Length says'] },
  FST_ERR_BAD_URL: { address: ['must be well-formed'] },
  FST_ERR_MAX_PARAM_LENGTH: { address: ['must not have such long parts'] },
  ERR_INVALID_URL: { Host: ['must be a host'] },
}

// Errors of Fastify and its plugins carry a status, but rarely a code.
const ofStatus = (status: unknown): ErrorCode | undefined => {
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined
  if (status === 403 || status === 404) return 'NOT_FOUND'
  return Object.entries(statuses).find(([one]) => Number(one) === status)?.[1] ?? 'BAD_USER_INPUT'
}

const statuses: Record<number, ErrorCode> = {
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
}

// SQLSTATE (PostgreSQL, Appendix A), Node and Fastify codes of expected errors that are no outage.
const codes: Record<string, ErrorCode> = {
  // Value too long for its column.
  '22001': 'BAD_USER_INPUT',
  '22021': 'BAD_USER_INPUT',
  '22P02': 'BAD_USER_INPUT',
  '22003': 'BAD_USER_INPUT',
  '22025': 'BAD_USER_INPUT',
  '2201W': 'BAD_USER_INPUT',
  // A picture that is gone (migration 1795460200000).
  SP001: 'BAD_USER_INPUT',
  // What it points to was removed in the same moment.
  '23503': 'UNAVAILABLE',
  // An invalid Host header.
  ERR_INVALID_URL: 'BAD_USER_INPUT',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
}

const fieldsOf = (broken: NonNullable<Coded['validation']>, areHeaders: boolean) =>
  Object.fromEntries(
    broken.slice(0, MOST_TOLD).map(({ instancePath, message, params }) => {
      const name = String(
        params.missingProperty ?? params.additionalProperty ?? (instancePath.slice(1).replaceAll('/', '.') || 'body'),
      )
      return [areHeaders ? asDocumented(name) : name, [message ?? 'is not acceptable']]
    }),
  )

// Node gives header names in lower case.
const asDocumented = (header: string) => header.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
