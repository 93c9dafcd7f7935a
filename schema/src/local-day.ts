import { utcOffset } from './time-zone.js'

const dayLength = 24 * 60 * 60_000
const aheadOfUtc = 6 * 60 * 60_000

/** The day in Bangladesh at a moment, as 2026-11-21. */
export const dayOf = (moment: Date) => new Date(moment.getTime() + aheadOfUtc).toISOString().slice(0, 10)

/** The moment at which such a day begins in Bangladesh. */
export const beginOf = (someDay: string) => new Date(`${someDay}T00:00:00${utcOffset}`)

/** The day that it is in Bangladesh, as 2026-11-21. */
export const today = () => dayOf(new Date())

/** So many days after such a day; below 0: before it. */
export const dayAfter = (someDay: string, days: number) =>
  new Date(Date.parse(someDay) + days * dayLength).toISOString().slice(0, 10)

/** The day before such a day. */
export const dayBefore = (someDay: string) => dayAfter(someDay, -1)

/** The hour that it is in Bangladesh at a moment, 0 to 23. */
export const hourOf = (moment: Date) => Math.floor(((moment.getTime() + aheadOfUtc) % dayLength) / (60 * 60_000))

/** How long this day still lasts in Bangladesh, in milliseconds. */
export const leftOfToday = () => dayLength - ((Date.now() + aheadOfUtc) % dayLength)
