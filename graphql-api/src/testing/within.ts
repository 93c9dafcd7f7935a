import { setTimeout } from 'node:timers/promises'

const LONG_ENOUGH = 60_000

/** The answer, unless it takes longer than anybody would wait. */
export const within = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    setTimeout(LONG_ENOUGH, null, { ref: false }).then(() => {
      throw new Error('Nothing came')
    }),
  ])
