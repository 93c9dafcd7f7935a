/** What comes most often; undefined where there is nothing. */
export const mostFrequent = <Thing>(things: Iterable<Thing>): Thing | undefined => {
  const counts = new Map<Thing, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}
