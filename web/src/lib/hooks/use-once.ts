import { useRef, useState } from 'react'

/** An action that does not begin again while it runs, however often it is asked for; and whether it runs. */
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
