import { type FastifyInstance, LogController } from 'fastify'

/** Logs an error without query parameters and constraint details, since those contain user data. */
const describeError = ({ name, message, stack = '', code }: Error & { code?: string }) => ({
  type: name,
  message,
  stack,
  ...(code && { code }),
})

export const logging = (level: 'info' | 'warn') => ({
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  logger: { level, serializers: { err: describeError } },
})

/** Logs one line per request, with the route's template instead of the URL: a URL can contain an email. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) })
  })
}
