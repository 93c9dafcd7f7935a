import { useEffect, useRef } from 'react'
import { useCopy } from '../../../../lib/copy/use-copy.ts'

/** Counts in the title of the window what has arrived while somebody looked at another one. */
export const useNewsInTitle = (arrived: number) => {
  const { format } = useCopy()
  const { number } = format
  const seen = useRef(arrived)

  useEffect(() => {
    const show = () => {
      if (!document.hidden) seen.current = arrived
      const unseen = arrived - seen.current
      const title = document.title.replace(/^\([^)]+\) /, '')
      document.title = unseen > 0 ? `(${number(unseen)}) ${title}` : title
    }
    show()
    document.addEventListener('visibilitychange', show)
    return () => document.removeEventListener('visibilitychange', show)
  }, [arrived, number])
}
