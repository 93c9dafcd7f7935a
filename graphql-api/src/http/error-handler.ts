import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, errors } from '../errors.js'
import { asDomainError } from './as-domain-error.js'

/** What the shop says about anything that was thrown while answering; what nobody expected is logged, and named by its request only. */
export const refusalOf = (error: unknown, request: FastifyRequest): DomainError => {
  const refused = asDomainError(error)
  if (!refused || refused.isOutage) request.log.error(refused?.cause ?? error)
  return refused ?? new DomainError('INTERNAL', { requestId: request.id })
}

/** The REST interface's answer to an error: {error: {code, message, details?}}. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  sendError(reply, refusalOf(error, request))

export const sendError = (reply: FastifyReply, { code, message, details }: DomainError) =>
  reply
    .code(errors[code].status)
    .headers(retryAfter(details))
    .send({ error: { code, message, ...(details && { details }) } })

/** When a caller may try again, in seconds (RFC 9110, section 10.2.3). */
const retryAfter = (details: DomainError['details']) =>
  details?.retryAfter ? { 'retry-after': String(details.retryAfter) } : {}
