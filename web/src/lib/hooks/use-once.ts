import { useRef, useState } from 'react'

/** Wraps an action so that calls are ignored while it runs; also returns whether it runs. */
export const useOnce = <Given extends unknown[]>(action: (...given: Given) => Promise<unknown>) => {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  const run = async (...given: Given) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await action(...given)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return [run, busy] as const
}
