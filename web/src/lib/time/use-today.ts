import { leftOfToday, today } from '@sunnah-store/schema/local-day'
import { useSyncExternalStore } from 'react'
import { firstPage } from '../first-page.ts'

// A timer may fire slightly early.
const grace = 1000

/** The day that it is in Bangladesh, on a page that stays open over midnight too. */
export const useToday = () => useSyncExternalStore(subscribe, today, dayOfFirstPage)

const dayOfFirstPage = () => firstPage?.today ?? today()

const subscribe = (onChange: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(() => {
      onChange()
      wait()
    }, leftOfToday() + grace)
  }
  wait()
  return () => clearTimeout(timer)
}
