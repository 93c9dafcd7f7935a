import { dayBefore, dayOf } from '@sunnah-store/schema/local-day'

interface Ways {
  today: string
  yesterday: string
  time: (iso: string) => string
  moment: (iso: string) => string
}

/** How one language says a moment, seen from a day in Bangladesh: “Today, 21:14”; what is older by its date. */
export const createWhen =
  ({ today, yesterday, time, moment }: Ways) =>
  (iso: string, now: string) => {
    const day = dayOf(new Date(iso))
    if (day === now) return `${today}, ${time(iso)}`
    return day === dayBefore(now) ? `${yesterday}, ${time(iso)}` : moment(iso)
  }
