import { dayAfter } from '@sunnah-store/schema/local-day'
import type { Writing } from './format.ts'

/** How one language says on which days a delivery may come, seen from a day in Bangladesh: “Sun 22 – Mon 23 Nov”. */
export const createDays = ({ digits, months, weekdays }: Writing) => {
  const monthOf = (day: string) => Number(day.slice(5, 7))
  // A day as 2026-11-21 is read as its midnight in UTC.
  const withoutMonth = (day: string) => digits(`${weekdays[new Date(day).getUTCDay()]} ${Number(day.slice(8))}`)
  const whole = (day: string) => `${withoutMonth(day)} ${months[monthOf(day) - 1]}`

  return (today: string, { minDays, maxDays }: { minDays: number; maxDays: number }) => {
    const [first, last] = [dayAfter(today, minDays), dayAfter(today, maxDays)]
    if (minDays === maxDays) return whole(last)
    return `${monthOf(first) === monthOf(last) ? withoutMonth(first) : whole(first)} – ${whole(last)}`
  }
}
