import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

// In so many turns in a row somebody came: others wait before the door.
const CROWD = 16
// Whoever opens connection after connection must not hold up the others: one request is begun in so many turns meanwhile.
const TURNS_FOR_EACH = 8

/**
 * Begins requests once a crowd that has come is in. In a turn of its event loop Node lets one connection in, however many
 * wait (libuv 1.45, "don't accept() in a loop"), and a turn is long while a crowd is answered: whoever came last waited
 * for a thousand of them.
 * @param longest all requests are begun after so many milliseconds, whoever still comes
 */
export const arrivalsFirst = (server: Server, listener: RequestListener, longest: number): RequestListener => {
  const waiting = new Map<Socket, () => void>()
  let isWatched = false
  let isCrowd = false
  let hasCome = false
  let inARow = 0
  let since = 0

  const begin = (socket: Socket) => {
    const begins = waiting.get(socket)
    waiting.delete(socket)
    if (!socket.destroyed) begins?.()
  }
  const turn = () => {
    inARow = hasCome ? inARow + 1 : 0
    hasCome = false
    if (inARow === CROWD) since = performance.now()
    if (isCrowd && performance.now() - since > longest) inARow = 0
    isCrowd = inARow >= CROWD
    isWatched = inARow > 0
    if (isWatched) setImmediate(turn)

    const [first] = waiting.keys()
    if (!isCrowd) for (const socket of waiting.keys()) begin(socket)
    else if (first && inARow % TURNS_FOR_EACH === 0) begin(first)
  }
  server.on('connection', () => {
    hasCome = true
    if (isWatched) return
    isWatched = true
    setImmediate(turn)
  })

  return (request, response) => {
    const { socket } = request
    if (isCrowd) waiting.set(socket, () => listener(request, response))
    else listener(request, response)
  }
}
