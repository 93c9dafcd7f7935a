import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

// In characters. Whoever takes no short answer keeps next to nothing in memory: their connection has no second one.
const LONG = 16 * 1024
// In characters, of all long answers together: a few hundred on their way to slow phones.
const MOST = 16 * 1024 * 1024

/**
 * Long answers are in memory until their callers have taken them. When there are too many, the connection of whoever has waited
 * longest with theirs ends: else some hundred callers who take nothing would fill the memory.
 */
export const endUntaken = (app: FastifyInstance, most = MOST): void => {
  const untaken = new Map<ServerResponse, number>()
  let characters = 0

  const forget = (response: ServerResponse) => {
    characters -= untaken.get(response) ?? 0
    untaken.delete(response)
  }
  const makeRoom = () => {
    for (const oldest of untaken.keys()) {
      if (characters <= most) return
      forget(oldest)
      oldest.destroy()
    }
  }

  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const length = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    // Of who has gone meanwhile nothing tells any more that they have.
    if (length > LONG && !raw.destroyed) {
      forget(raw)
      untaken.set(raw, length)
      characters += length
      raw.once('close', () => forget(raw))
      makeRoom()
    }
    done(null, payload)
  })
}
