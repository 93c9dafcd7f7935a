const ROUNDS = 7
const REQUESTS = 15

/** Milliseconds per request for each of these, measured in turns, so that other load on the machine affects all equally. */
export const measure = async (asks) => {
  const rounds = asks.map(() => [])
  for (let round = 0; round <= ROUNDS; round++)
    for (const [i, ask] of asks.entries()) {
      const times = []
      for (let n = 0; n < REQUESTS; n++) {
        const since = performance.now()
        await ask()
        times.push(performance.now() - since)
      }
      // The first round warms up.
      if (round > 0) rounds[i].push(median(times))
    }
  return rounds.map(median)
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
