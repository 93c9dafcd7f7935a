/** In milliseconds. */
const longest = 1000

/**
 * What follows is a task of its own, so that a finger need not wait for all of it. (Timers wait for long in a window that is not
 * in front. One stands behind the message only, so that no page waits for ever for one that is lost.)
 */
export const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = () => {
      clearTimeout(timer)
      port1.close()
      resolve()
    }
    const timer = setTimeout(end, longest)
    port1.onmessage = end
    port2.postMessage(null)
  })
