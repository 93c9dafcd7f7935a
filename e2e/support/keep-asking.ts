// So few that however slow the machine is, the shop has none to refuse.
const CALLERS = 4

interface Outcome {
  /** Of all answers. */
  statuses: number[]
  /** Answers that began and did not end. */
  brokenOff: number
}

/** Callers who ask one thing after the other on connections that they keep open, until nobody takes one any more. */
export const keepAsking = async (url: string): Promise<{ outcome: () => Promise<Outcome> }> => {
  const statuses = new Set<number>()
  let brokenOff = 0
  let asked = 0
  const ask = () => fetch(`${url}/product?page=0&size=10&search=attar+${asked++}`)

  const call = async (): Promise<void> => {
    const answer = await ask().catch(() => null)
    if (!answer) return
    statuses.add(answer.status)
    await answer.text().catch(() => brokenOff++)
    return call()
  }
  const callers = Array.from({ length: CALLERS }, call)
  // Until all are at it.
  while (asked < 3 * CALLERS) await ask()
  return {
    outcome: async () => {
      await Promise.all(callers)
      return { statuses: [...statuses], brokenOff }
    },
  }
}
