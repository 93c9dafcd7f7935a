import { useEffect, useState } from 'react'
import { leftOfToday, today } from './local-day.ts'

// A timer may fire slightly early.
const grace = 1000

/** The day that it is in Bangladesh, on a page that stays open over midnight too. */
export const useToday = () => {
  const [day, setDay] = useState(today)

  useEffect(() => {
    const timer = setTimeout(() => setDay(today()), leftOfToday() + grace)
    return () => clearTimeout(timer)
  })
  return day
}
