/** What follows is a task of its own, so that a finger need not wait for all of it. (Timers wait for long in a window that is not in front.) */
export const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
