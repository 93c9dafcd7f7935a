import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * Passes connections on to that port and cuts them at random: at each piece of a request or an answer with that
 * likelihood, so that some requests never arrive and some answers never come back.
 */
export const openCuttingProxy = async (targetPort, likelihood) => {
  let cuts = 0
  const proxy = createServer((caller) => {
    const target = connect(targetPort, '127.0.0.1')
    const end = () => {
      caller.destroy()
      target.destroy()
    }
    const pass = (from, to) =>
      from
        .on('data', (piece) => {
          if (Math.random() >= likelihood) return to.write(piece)
          cuts++
          end()
        })
        .on('error', end)
        .on('close', end)
    pass(caller, target)
    pass(target, caller)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: proxy.address().port,
    /** How many connections it has cut. */
    cuts: () => cuts,
    close: () => proxy.close(),
  }
}
