import { afterPaint } from './lib/after-paint.ts'

/** Pictures that have come are painted a frame later. A window that nobody sees, or no longer, paints nothing. */
export const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
    return afterPaint(resolve)
  })
