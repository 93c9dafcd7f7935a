import { utcOffset } from '@sunnah-store/schema/time-zone'

/** The moment at which a day such as 2026-11-21 begins in Bangladesh. */
export const beginOf = (day: string) => new Date(`${day}T00:00:00${utcOffset}`)
