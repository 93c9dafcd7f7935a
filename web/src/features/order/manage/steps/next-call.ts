import { limits } from '@sunnah-store/schema/limits'
import { beginOf, dayAfter, dayOf } from '@sunnah-store/schema/local-day'

interface Happened {
  at: string
  kind: string
}

/** When the next call that nobody answers can be noted: an hour after the last, tomorrow once a day had its calls; null: now. */
export const nextCallAt = (events: readonly Happened[]): string | null => {
  const calls = events.filter(({ kind }) => kind === 'CALL').map(({ at }) => at)
  const last = calls.at(-1)
  if (!last) return null
  const day = dayOf(new Date(last))
  const ofDay = calls.filter((at) => dayOf(new Date(at)) === day)
  const anHourLater = Date.parse(last) + limits.minutesBetweenCalls * 60_000
  const tomorrow = beginOf(dayAfter(day, 1)).getTime()
  const next = ofDay.length < limits.callsADay ? anHourLater : Math.max(anHourLater, tomorrow)
  return new Date(next).toISOString()
}
