import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Progress, portionsOf } from './portions-of.ts'

interface Reading<Read> {
  data?: Read[]
  error?: unknown
}

/**
 * Reads what the shop knows of many orders, a portion after the other.
 * @param read gets a portion, and its place among them
 * @returns all that was read, once it is there; how far that is, where it takes more than one portion
 */
export const useInPortions = <Read>(
  asksFor: readonly string[],
  read: (ids: string[], place: number) => Promise<Read>,
): Reading<Read> & { progress: Progress | null; refetch: () => Promise<void> } => {
  const [reading, setReading] = useState<Reading<Read>>({})
  const [progress, setProgress] = useState<Progress | null>(null)
  const [attempt, setAttempt] = useState(0)
  const whenRead = useRef<(() => void)[]>([])
  const all = asksFor.join()
  const asked = useMemo(() => ({ ids: all.split(',').filter(Boolean), attempt }), [all, attempt])

  const readAll = useEffectEvent(async (ids: readonly string[], isOver: () => boolean) => {
    const data: Read[] = []
    let done = 0
    setReading({})
    setProgress(null)
    try {
      for (const [place, some] of portionsOf(ids).entries()) {
        if (some.length < ids.length) setProgress({ done, of: ids.length })
        data.push(await read(some, place))
        if (isOver()) return
        done += some.length
      }
      setReading({ data })
    } catch (error) {
      if (isOver()) return
      setReading({ error })
    }
    setProgress(null)
    settle(whenRead.current)
  })
  useEffect(() => {
    let over = false
    readAll(asked.ids, () => over)
    return () => {
      over = true
    }
  }, [asked])
  useEffect(() => () => settle(whenRead.current), [])

  const refetch = () =>
    new Promise<void>((resolve) => {
      whenRead.current.push(resolve)
      setAttempt((before) => before + 1)
    })
  return { ...reading, progress, refetch }
}

const settle = (waiting: (() => void)[]) => {
  for (const resolve of waiting.splice(0)) resolve()
}
