import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterPaint } from '../after-paint.ts'
import { openLayer } from './layers.ts'

/**
 * While this is shown, one step back closes it instead of leaving the page, and leaves no trace in the history when it is
 * closed in another way. What it has changed of the page's address stays.
 */
export const useBackCloses = (onBack: () => void) => {
  const navigate = useNavigate()

  const close = useEffectEvent((changedTo: string | null) => {
    onBack()
    if (changedTo) navigate(changedTo, { preventScrollReset: true })
  })

  useEffect(() => {
    let leave = () => {}
    // The history takes a moment, for which a finger on a slow phone would wait.
    const cancel = afterPaint(() => {
      leave = openLayer((changedTo) => close(changedTo))
    })
    return () => {
      cancel()
      leave()
    }
  }, [])
}
