import { useEffect, useState } from 'react'

/** The value once it has stayed the same for so many milliseconds; before that the one of before. */
export const useSettled = <Value>(value: Value, patience = 400): Value => {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience)
    return () => clearTimeout(timer)
  }, [value, patience])

  return settled
}
