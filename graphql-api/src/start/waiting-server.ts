import { endpoints } from '@sunnah-store/schema/routes'
import Fastify from 'fastify'
import { DomainError } from '../errors.js'
import { answerError } from '../http/error-handler.js'
import { listen } from './listen.js'

// In seconds.
const RETRY_AFTER = 5

/** Stands where the shop will be while it cannot open yet: it lives, and is not ready. @returns a function that closes it */
export const openWaitingServer = async (address: { host: string; port: number }): Promise<() => Promise<void>> => {
  const server = Fastify({ forceCloseConnections: true })
  server.setErrorHandler(answerError)
  server.get(endpoints.live, async () => ({ status: 'live' }))
  server.setNotFoundHandler(async () => {
    throw new DomainError('UNAVAILABLE', { retryAfter: RETRY_AFTER })
  })
  await listen(server, address)
  return () => server.close()
}
