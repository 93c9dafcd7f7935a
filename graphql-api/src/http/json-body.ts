import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.js'

// Nothing that is asked goes half as deep; whoever writes or compares what goes on and on runs out of stack.
const DEEPEST = 64

/** Accepts JSON bodies only. Many clients send the JSON content type with an empty body: that counts as no body. */
export const takeEmptyJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    parse(request, body, (error, value) => {
      if (!error && mayBeDeep(body) && isDeeperThan(DEEPEST, value)) done(tooDeep)
      else done(error, value)
    })
  })
}

const tooDeep = new DomainError('BAD_USER_INPUT', { fields: { body: [`must be nested ${DEEPEST} deep at most`] } })

/** Short of looking at each value: as deep as it has brackets. */
const mayBeDeep = (json: string) => (json.match(/[[{]/g)?.length ?? 0) > DEEPEST

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)))
