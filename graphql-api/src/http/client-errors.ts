import { randomUUID } from 'node:crypto'
import { ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errors } from '@sunnah-store/schema/errors'
import { DomainError } from '../errors.js'
import { errorBody } from './error-handler.js'
import { dataPolicy } from './policy.js'

/**
 * How long a refused caller may go on sending, unheard, before the connection is cut, in milliseconds: cut at once, the answer
 * could be lost.
 */
export const LINGER = 1000

/** Answers what is no request that Fastify could be given, in the form of the REST interface, and ends the connection. */
export const answerClientError = (error: Error & { code?: string }, socket: Duplex): void => {
  // In the middle of another answer nothing can be said; nor of what is no HTTP, or comes too late, behind a request that is being
  // carried out, which would seem to be refused.
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  const isBehind = /^HPE_|^ERR_HTTP_REQUEST_TIMEOUT$/.test(error.code ?? '')
  const isAnswering = answer instanceof ServerResponse && (answer.headersSent || (isBehind && answer.req.complete))
  if (error.code === 'ECONNRESET' || isAnswering) socket.destroy()
  endWith(socket, refusals[error.code ?? ''] ?? notHttp)
}

/** Answers on a connection that Fastify has not got, in the form of the REST interface, and ends it. */
export const endWith = (socket: Duplex, refused: DomainError): void => {
  if (!socket.writable) return
  socket.end(rawAnswer(refused))
  setTimeout(() => socket.destroy(), LINGER).unref()
}

const notHttp = new DomainError('BAD_USER_INPUT', { fields: { request: ['must be well-formed HTTP/1.1'] } })

const refusals: Record<string, DomainError> = {
  HPE_HEADER_OVERFLOW: new DomainError('HEADERS_TOO_LARGE'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new DomainError('PAYLOAD_TOO_LARGE'),
  ERR_HTTP_REQUEST_TIMEOUT: new DomainError('REQUEST_TIMEOUT'),
}

const rawAnswer = (refused: DomainError) => {
  const { status } = errors[refused.code]
  const body = JSON.stringify(errorBody(refused))
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    'X-Content-Type-Options: nosniff',
    `Content-Security-Policy: ${dataPolicy}`,
    `X-Request-Id: ${randomUUID()}`,
  ]
  return `${headers.join('\r\n')}\r\n\r\n${body}`
}
