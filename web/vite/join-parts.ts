/** Modules that the same pages share. */
export interface Part {
  name: string
  modules: ReadonlySet<string>
  /** In bytes, with gzip. */
  size: number
  /** Which of the others it imports, directly or not. */
  needs: Set<Part>
}

/** A page, or what is loaded on a page. */
export interface Start {
  /** The entry itself loads it, and not only another page (admins' pages, a dialog). */
  isNear: boolean
  /** How often it is loaded, beside the others. */
  weight: number
  loads: Set<Part>
}

/** The scripts of a page beside its own, its loader's and those of the frame. */
const limit = 4
/** What a script costs beside what is in it, in bytes: a request, and that it packs worse alone. */
const price = 2000
/** Once no two parts are cheaper as one, scripts cost so many times more for the pages that have too many. */
const growth = 1.5
/** Where all pages share everything, nothing can be joined any more. */
const highest = 1_000_000

/** Joins parts, always those by which most is won over all pages, until no page that the entry loads has too many. */
export const joinParts = (starts: readonly Start[], parts: Set<Part>) => {
  const isTooMany = ({ isNear, loads }: Start) => isNear && loads.size > limit
  for (let dear = price; dear < highest; dear *= growth) {
    while (joinBest(starts, parts, (start) => (start.loads.size > limit ? dear : price))) {}
    if (!starts.some(isTooMany)) return
  }
}

type Price = (start: Start) => number

const joinBest = (starts: readonly Start[], parts: Set<Part>, priceFor: Price) => {
  let best: { gain: number; joined: Part[] } | null = null
  const all = [...parts]
  for (const [place, one] of all.entries())
    for (const other of all.slice(place + 1)) {
      const joined = [one, other, ...all.filter((part) => isBetween(part, one, other) || isBetween(part, other, one))]
      const gain = gainOf(joined, starts, priceFor)
      if (gain > (best?.gain ?? 0)) best = { gain, joined }
    }
  if (best) join(best.joined, starts, parts)
  return best !== null
}

/** If it stayed apart when the two are joined, it would need them, and they it. */
const isBetween = (part: Part, one: Part, other: Part) => one.needs.has(part) && part.needs.has(other)

const gainOf = (joined: readonly Part[], starts: readonly Start[], priceFor: Price) => {
  const whole = withNeeds(joined)
  let gain = 0
  for (const start of starts) {
    const had = joined.filter((part) => start.loads.has(part)).length
    if (had === 0) continue
    const added = [...whole].filter((part) => !start.loads.has(part))
    const scripts = had - 1 - added.filter((part) => !joined.includes(part)).length
    const bytes = added.reduce((sum, { size }) => sum + size, 0)
    gain += start.weight * (scripts * priceFor(start) - bytes)
  }
  return gain
}

const withNeeds = (parts: readonly Part[]) => new Set(parts.flatMap((part) => [part, ...part.needs]))

const join = (joined: readonly Part[], starts: readonly Start[], parts: Set<Part>) => {
  const whole: Part = {
    name: joined.reduce((one, other) => (one.size < other.size ? other : one)).name,
    modules: new Set(joined.flatMap(({ modules }) => [...modules])),
    size: joined.reduce((sum, { size }) => sum + size, 0),
    needs: withNeeds(joined),
  }
  for (const part of joined) {
    parts.delete(part)
    whole.needs.delete(part)
  }
  for (const loaded of [...parts, ...starts].map((one) => ('needs' in one ? one.needs : one.loads))) {
    if (!joined.some((part) => loaded.has(part))) continue
    for (const part of joined) loaded.delete(part)
    for (const part of [whole, ...whole.needs]) loaded.add(part)
  }
  parts.add(whole)
}
