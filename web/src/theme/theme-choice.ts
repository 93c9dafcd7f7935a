import { afterPaint } from '../lib/after-paint.ts'
import { keepCookie } from '../lib/storage/cookie.ts'
import { colourBrowserBar } from './browser-bar.ts'

export type Theme = 'light' | 'dark' | 'system'

const listeners = new Set<() => void>()
let chosen: Theme | undefined

/** What was chosen on this device; early.ts applies it before the first paint. */
export const readTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return chosen ?? (theme === 'light' || theme === 'dark' ? theme : 'system')
}

/** Shows the shop in this theme at the next visit too. It has the browser work out the whole page, so the press is seen before it. */
export const chooseTheme = (theme: Theme) => {
  chosen = theme
  keepCookie('theme', theme === 'system' ? null : theme)
  for (const listener of listeners) listener()
  afterPaint(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
    colourBrowserBar(theme)
  })
}

export const subscribeToTheme = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
