import { subscribeToTheme } from './theme-choice.ts'

/** Calls back when the theme changes, by the user's choice or the device's setting. */
export const onThemeShown = (listener: () => void) => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const unsubscribe = subscribeToTheme(listener)
  dark.addEventListener('change', listener)
  return () => {
    unsubscribe()
    dark.removeEventListener('change', listener)
  }
}
