import { afterPaint } from './after-paint.ts'

// What a frame shows is on the screen only when it has been through the browser's other threads, for which the second frame after it waits.
const frames = 3

/** Pictures that have come are painted a frame later. A window that nobody sees, or no longer, paints nothing. */
export const painted = async () => {
  for (let frame = 0; frame < frames; frame++) await paintedOnce()
}

const paintedOnce = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
    return afterPaint(resolve)
  })
