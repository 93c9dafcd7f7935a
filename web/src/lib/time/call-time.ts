import { dayBefore, dayOf, hourOf } from '@sunnah-store/schema/local-day'

/** The hours of a day in Bangladesh in which the shop calls. */
const hours = { from: 10, until: 20 }

/** When the shop calls about an order, as it is said now: by its day's end while there is time, else the next day; null once that is past. */
export const callTime = (placedAt: string, now: Date): 'todayFrom' | 'todayUntil' | 'tomorrow' | null => {
  const placed = new Date(placedAt)
  const today = dayOf(now)
  const isLate = hourOf(placed) >= hours.until
  if (isLate && dayOf(placed) === today) return 'tomorrow'
  const isToday = isLate ? dayOf(placed) === dayBefore(today) : dayOf(placed) === today
  if (!isToday || hourOf(now) >= hours.until) return null
  return hourOf(now) < hours.from ? 'todayFrom' : 'todayUntil'
}
