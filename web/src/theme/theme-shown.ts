import { subscribeToTheme } from './theme-choice.ts'

/** Hears when the shop shows in other colours: chosen here, or by the device. */
export const onThemeShown = (listener: () => void) => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const unsubscribe = subscribeToTheme(listener)
  dark.addEventListener('change', listener)
  return () => {
    unsubscribe()
    dark.removeEventListener('change', listener)
  }
}
