import { type FastifyInstance, LogController } from 'fastify'
import { currentRequestId } from './request-id.js'

/** What the log keeps of an error: no parameters of a query, no details of a constraint, since those hold what people typed. */
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

/** One line a request, with the route's template and not its address: addresses can hold emails. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) })
  })
}
