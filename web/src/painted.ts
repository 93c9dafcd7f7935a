import { nextPaint } from './lib/after-paint.ts'

// What a frame shows is on the screen only when it has been through the browser's other threads, for which the second frame after it waits.
const frames = 3

/** Pictures that have come are painted a frame later. */
export const painted = async () => {
  for (let frame = 0; frame < frames; frame++) await nextPaint()
}
