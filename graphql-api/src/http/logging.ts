import { type FastifyInstance, LogController } from 'fastify'
import { currentRequestId } from './request-id.js'

/** Logs an error without query parameters and constraint details, since those contain user data. */
const describeError = ({ name, message, stack = '', code }: Error & { code?: string }) => ({
  type: name,
  message,
  stack,
  ...(code && { code }),
})

export const logging = (level: 'info' | 'warn') => ({
  logController: new LogController({ disableRequestLogging: true }),
  logger: { level, serializers: { err: describeError }, mixin: () => ({ requestId: currentRequestId.getStore() }) },
})

/** Logs one line per request, with the route's template instead of the URL: a URL can contain an email. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) })
  })
}
