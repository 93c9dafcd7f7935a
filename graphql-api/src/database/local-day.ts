import { timeZone } from '@sunnah-store/schema/time-zone'

/** SQL: a moment as clocks show it in Bangladesh, whatever the database's time zone. */
export const localTime = (moment: string): string => `(${moment} AT TIME ZONE '${timeZone}')`

/** SQL: the day that it is there at a moment. */
export const dayOf = (moment: string): string => `${localTime(moment)}::date`

/** SQL: the day that it is there now. */
export const today = `(${dayOf('now()')})`

/** SQL: the moment at which a day begins there. */
export const dayBegins = (day: string): string => `(${day}::timestamp AT TIME ZONE '${timeZone}')`
