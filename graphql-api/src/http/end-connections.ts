import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** In milliseconds: how often connections are looked for on which nothing is under way, and how long an answer may take. */
const SWEEP = 50
const LONGEST_ANSWER = 8000

/**
 * When the server closes, every answer that is under way says that its connection ends with it, and connections without
 * one are closed, once all readers have taken what they were sent. Fastify alone would wait for those that browsers keep open.
 * What takes too long is cut off.
 */
export const endConnections = (app: FastifyInstance, longestAnswer = LONGEST_ANSWER): void => {
  let isClosing = false
  const { server } = app
  const sockets = new Set<Socket>()
  // Of TLS both: what is still to be encrypted waits in the second.
  for (const event of ['connection', 'secureConnection'])
    server.on(event, (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
  // To Node, which looks for idle connections itself as it closes, one is idle though its reader has not taken all of an answer.
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    if ([...sockets].every(({ writableLength }) => writableLength === 0)) closeIdle()
  }

  app.addHook('preClose', async () => {
    isClosing = true
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
