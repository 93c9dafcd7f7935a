import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, errors } from '../errors.js'
import { asDomainError } from './as-domain-error.js'

/** Answers any thrown error. An unexpected one is logged; the caller gets only its request id. */
export const refusalOf = (error: unknown, request: FastifyRequest): DomainError => {
  const refused = asDomainError(error)
  if (!refused || refused.isOutage) request.log.error(refused?.cause ?? error)
  return refused ?? new DomainError('INTERNAL', { requestId: request.id })
}

/** The REST error body: {error: {code, message, details?}}. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  sendError(reply, refusalOf(error, request))

export const sendError = (reply: FastifyReply, { code, message, details }: DomainError) =>
  reply
    .code(errors[code].status)
    .headers(retryAfter(details))
    .send({ error: { code, message, ...(details && { details }) } })

/** The Retry-After header in seconds (RFC 9110, section 10.2.3). */
const retryAfter = (details: DomainError['details']) =>
  details?.retryAfter ? { 'retry-after': String(details.retryAfter) } : {}
