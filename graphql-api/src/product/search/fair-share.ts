const HOUR = 60 * 60 * 1000
// Some megabytes of them; whoever comes after so many begins anew.
const MOST_NOTED = 100_000

/** What of one caller counts in an hour: so many different things, and each one so often. */
export interface Share {
  anHour: number
  each: number
}

/** Whether what a caller does counts, by the share of the caller. */
export const createFairShares = (): ((caller: string, thing: string, share: Share) => boolean) => {
  const counted = new Map<string, Map<string, number>>()
  let noted = 0
  let end = 0
  return (caller, thing, { anHour, each }) => {
    const now = performance.now()
    if (now >= end || noted >= MOST_NOTED) {
      counted.clear()
      noted = 0
      end = now + HOUR
    }
    const things = counted.get(caller) ?? new Map<string, number>()
    const times = things.get(thing) ?? 0
    if (times >= each || (times === 0 && things.size >= anHour)) return false
    counted.set(caller, things.set(thing, times + 1))
    if (times === 0) noted += 1
    return true
  }
}
