import { useEffect, useEffectEvent, useState } from 'react'

/** Whole seconds that run out, then the end is told; they stand still while paused. */
export const useCountdown = (seconds: number, paused: boolean, onEnd: () => void) => {
  const [left, setLeft] = useState(seconds)
  const isOver = left <= 0

  useEffect(() => {
    if (paused || isOver) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [paused, isOver])

  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return left
}
