import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router-dom'
import { keepChange, knowLeftLayer, leavingEnds, takeLayersEntry } from './layers.ts'

const isSamePage = (to: To | null) => {
  const address = typeof to === 'string' ? to : (to?.pathname ?? '')
  return new URL(address, location.href).pathname === location.pathname
}

/** Whoever goes on from a page with a layer over it leaves no entry of that layer behind. */
export const goOnFromLayers = (router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>) => {
  knowLeftLayer()
  const { navigate } = router

  const goOn = async (to: To | number | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to)
    await navigate(to, takeLayersEntry(isSamePage(to)) ? { ...options, replace: true } : options)
    keepChange()
  }
  router.navigate = async (to: To | number | null, options?: RouterNavigateOptions) => {
    // Nothing waits else: some navigations must be over at once.
    const ends = leavingEnds()
    if (ends) await ends
    return goOn(to, options)
  }
}
