import { useEffect, useEffectEvent } from 'react'

/**
 * While this is shown, one step back closes it instead of leaving the page: it stands in the history as a second entry of
 * the page. Go on from it by replacing that entry.
 */
export const useBackCloses = (onBack: () => void) => {
  const close = useEffectEvent(onBack)

  useEffect(() => {
    history.pushState(history.state, '')
    const { href } = location
    // The router, which listens later, must not take it for a navigation: it would load the page again. A jump over
    // several entries is one.
    const handleBack = (event: Event) => {
      if (location.href === href) event.stopImmediatePropagation()
      close()
    }
    window.addEventListener('popstate', handleBack, { capture: true })
    return () => window.removeEventListener('popstate', handleBack, { capture: true })
  }, [])
}
