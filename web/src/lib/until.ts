/** Once that is so, which may change whenever what is subscribed to tells it. */
export const until = (isSo: () => boolean, subscribe: (listener: () => void) => () => void) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isSo()) return
      stop()
      resolve()
    }
    const stop = subscribe(look)
    look()
  })
