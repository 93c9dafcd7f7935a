import { atMost, type Queue } from './at-most.js'

/**
 * Does at most so much work at a time for each caller; the rest of theirs waits for its turn, and keeps nobody else waiting.
 * @throws DomainError UNAVAILABLE for whom no turn comes in time
 */
export const atMostEach = (most: number, queue: Queue = {}) => {
  const callers = new Map<string, { inTurn: ReturnType<typeof atMost>; asked: number }>()

  return async <Result>(caller: string, work: () => Promise<Result>): Promise<Result> => {
    const own = callers.get(caller) ?? { inTurn: atMost(most, queue), asked: 0 }
    callers.set(caller, own)
    own.asked++
    try {
      return await own.inTurn(work)
    } finally {
      own.asked--
      if (own.asked === 0) callers.delete(caller)
    }
  }
}
