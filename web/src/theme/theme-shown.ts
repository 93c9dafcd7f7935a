/** Calls back when the theme changes, by the user's choice or the device's setting. */
export const onThemeShown = (listener: () => void) => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const choice = new MutationObserver(listener)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  dark.addEventListener('change', listener)
  return () => {
    choice.disconnect()
    dark.removeEventListener('change', listener)
  }
}
