/** Does at most so much work at a time; the rest waits for its turn, in the order in which it came. */
export const atMost = (most: number) => {
  let running = 0
  const waiting: (() => void)[] = []

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running++
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      // Whoever is next takes over this place.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
