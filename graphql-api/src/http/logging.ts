import { type FastifyInstance, LogController } from 'fastify'
import { destination } from 'pino'
import { gathered, type LogPlace } from './gathered-lines.js'

/** What an error may quote of somebody: emails, numbers of phones, tokens. Each linear in the length of the text. */
const personal: readonly [RegExp, string][] = [
  [/[^\s"'<>()=,;:]{1,64}@[\w.-]{1,255}/g, '[email]'],
  [/\beyJ[\w-]{1,4096}(\.[\w-]{0,8192}){0,2}/g, '[token]'],
  [/\+?\d[\d -]{8,16}\d/g, '[number]'],
]

const withoutPersonal = (text: string) =>
  personal.reduce((clean, [pattern, name]) => clean.replace(pattern, name), text)

/** Logs an error without query parameters and constraint details, since those contain user data. */
const describeError = ({ name, message, stack = '', code }: Error & { code?: string }) => ({
  type: name,
  message: withoutPersonal(message),
  stack: withoutPersonal(stack),
  ...(code && { code }),
})

// Written at once: what the process says as it ends would be left in a queue.
const standardOutput = gathered(destination({ dest: 1, sync: true }))

export const logging = (level: 'info' | 'warn', stream: LogPlace = standardOutput) => ({
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  logger: { level, serializers: { err: describeError }, stream },
})

/** Logs one line per request, with the route's template instead of the URL: a URL can contain an email. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) })
  })
}
