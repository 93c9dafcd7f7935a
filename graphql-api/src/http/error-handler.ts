import type { FastifyReply, FastifyRequest } from 'fastify'
import { asDomainError } from '../as-domain-error.js'
import { DomainError, errors } from '../errors.js'

/** Turns whatever was thrown into the REST interface's answer: {error: {code, message, details?}}. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const refused = asDomainError(error)
  if (!refused) request.log.error(error)
  return sendError(reply, refused ?? new DomainError('INTERNAL', { requestId: request.id }))
}

export const sendError = (reply: FastifyReply, { code, message, details }: DomainError) =>
  reply.code(errors[code].status).send({ error: { code, message, ...(details && { details }) } })
