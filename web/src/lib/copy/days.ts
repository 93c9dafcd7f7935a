import { dayAfter } from '@sunnah-store/schema/local-day'

// A day as 2026-11-21 is read as its midnight in UTC.
const timeZone = 'UTC'

/** How one language says on which days a delivery may come, seen from a day in Bangladesh: “Sun 22 – Mon 23 Nov”. */
export const createDays = (locale: string, monthLength: 'short' | 'long') => {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone })
  const month = new Intl.DateTimeFormat(locale, { month: monthLength, timeZone })
  const withoutMonth = (date: Date) => `${weekday.format(date)} ${day.format(date)}`
  const whole = (date: Date) => `${withoutMonth(date)} ${month.format(date)}`

  return (today: string, { minDays, maxDays }: { minDays: number; maxDays: number }) => {
    const [first, last] = [new Date(dayAfter(today, minDays)), new Date(dayAfter(today, maxDays))]
    if (minDays === maxDays) return whole(last)
    const isOneMonth = first.getUTCMonth() === last.getUTCMonth()
    return `${isOneMonth ? withoutMonth(first) : whole(first)} – ${whole(last)}`
  }
}
