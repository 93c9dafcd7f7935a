import { useSyncExternalStore } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type State = Router['state']

const listeners = new Set<() => void>()
let isLoading = false

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether another page is on its way, asked once. */
export const isPageLoading = () => isLoading

/** Whether another page is on its way. */
export const useIsLoading = () =>
  useSyncExternalStore(
    subscribe,
    () => isLoading,
    () => false,
  )

const note = ({ navigation }: State) => {
  isLoading = navigation.state === 'loading'
  for (const listener of listeners) listener()
}

const isShownAlike = (one: State, other: State) =>
  Object.entries(one).every(([name, value]) => name === 'navigation' || Object.is(Reflect.get(other, name), value))

/**
 * Tells that a page is on its way to `useIsLoading` alone: React Router would render all of the page anew that is left, in the
 * moment in which somebody presses a link, though nothing in it is another.
 */
export const tellLoadingApart = (router: Pick<Router, 'state' | 'subscribe'>) => {
  const { subscribe: listen } = router
  listen(note)
  router.subscribe = (listener) => {
    let told = router.state
    return listen((state, change) => {
      const isNews = !isShownAlike(told, state)
      told = state
      if (isNews) listener(state, change)
    })
  }
}
