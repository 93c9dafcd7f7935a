import { DomainError, IN_A_MOMENT } from '../errors.js'

export interface Queue {
  /** How long somebody waits for a turn at most, in milliseconds; else as long as it takes. */
  patience?: number
  /** How many may wait at most; else any number. */
  places?: number
}

const tooMuch = () => new DomainError('UNAVAILABLE', { retryAfter: IN_A_MOMENT })

/**
 * Does at most so much work at a time; the rest waits for its turn, in the order in which it came.
 * @throws DomainError UNAVAILABLE for whom no turn comes in time, or no place is left
 */
export const atMost = (most: number, { patience, places = Number.POSITIVE_INFINITY }: Queue = {}) => {
  let running = 0
  const waiting = new Set<() => void>()

  const turn = () => {
    if (waiting.size >= places) throw tooMuch()
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(begin)
        reject(tooMuch())
      }
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(begin)
    })
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running++
    else await turn()
    try {
      return await work()
    } finally {
      // Whoever is next takes over this place.
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else running--
    }
  }
}
