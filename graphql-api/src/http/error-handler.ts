import { errors } from '@sunnah-store/schema/errors'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asDomainError } from '../as-domain-error.js'
import { errorCode } from '../error-code.js'
import { DomainError, IN_A_MOMENT } from '../errors.js'
import { requestIdHeader } from './request-id.js'
import { noteRefusal } from './security-event.js'

/** Answers any thrown error. An unexpected one is logged; the caller gets only its request id. */
export const refusalOf = (error: unknown, request: FastifyRequest): DomainError => {
  const refused = asDomainError(error)
  if (!refused && isBrokenOff(error, request)) request.log.info('Whoever asked went away before the answer was sent')
  else if (!refused || refused.isOutage) request.log.error(refused?.cause ?? error)
  else noteRefusal(request.log, refused, askedBy(request))
  return refused ?? new DomainError('INTERNAL', { requestId: request.id })
}

// A stream that ends too soon while its caller is there is a fault of ours.
const isBrokenOff = (error: unknown, { raw }: FastifyRequest) =>
  raw.socket.destroyed && errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE'

/** What the log says of where a refused request was sent. */
export const askedBy = ({ method, routeOptions: { url } }: FastifyRequest) => ({
  asked: url && `${method} ${url}`,
  isSignIn: method === 'PUT' && url === endpoints.userOf,
})

/** The REST error body: {error: {code, message, details?}}. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  sendError(reply, refusalOf(error, request))

export const sendError = (reply: FastifyReply, refused: DomainError) =>
  reply.code(errors[refused.code].status).headers(errorHeaders(refused, reply.request)).send(errorBody(refused))

export const errorBody = ({ code, message, details }: DomainError) => ({
  error: { code, message, ...(details && { details }) },
})

/** What a refusal says in its headers. */
export const errorHeaders = ({ code, details }: DomainError, { id, headers }: FastifyRequest) => ({
  [requestIdHeader]: id,
  // In seconds (RFC 9110, section 10.2.3).
  ...(code === 'UNAVAILABLE' && { 'retry-after': String(IN_A_MOMENT) }),
  ...(details?.retryAfter !== undefined && { 'retry-after': String(details.retryAfter) }),
  ...(code === 'UNAUTHENTICATED' && { 'www-authenticate': challengeFor(headers.authorization) }),
  // The rest may come after all.
  ...(code === 'REQUEST_TIMEOUT' && { connection: 'close' }),
})

/** What to sign in with (RFC 6750, section 3). */
const challengeFor = (authorization: string | undefined) =>
  `Bearer realm="Sunnah Store"${authorization === undefined ? '' : ', error="invalid_token"'}`
