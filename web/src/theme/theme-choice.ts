import { keepCookie } from '../lib/storage/cookie.ts'

export type Theme = 'light' | 'dark' | 'system'

const key = 'theme'
const listeners = new Set<() => void>()

/** What was chosen on this device; early.ts applies it before the first paint. */
export const readTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows the shop in this theme, now and at the next visit. */
export const chooseTheme = (theme: Theme) => {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    keepCookie(key, null)
  } else {
    document.documentElement.dataset.theme = theme
    keepCookie(key, theme)
  }
  for (const listener of listeners) listener()
}

export const subscribeToTheme = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
