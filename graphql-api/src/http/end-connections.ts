import type { FastifyInstance } from 'fastify'

/** In milliseconds: how often connections are looked for on which nothing is under way, and how long an answer may take. */
const SWEEP = 50
const LONGEST_ANSWER = 8000

/**
 * When the server closes, every answer that is under way says that its connection ends with it, and connections without
 * one are closed. Fastify alone would wait for those that browsers keep open. What takes too long is cut off.
 */
export const endConnections = (app: FastifyInstance, longestAnswer = LONGEST_ANSWER): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    const { server } = app
    if (!server.listening) return
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP)
    const cut = setTimeout(() => server.closeAllConnections(), longestAnswer)
    server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(cut)
    })
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isClosing) reply.header('connection', 'close')
    return payload
  })
}
