/** Gives the browser's own bar the colour of a theme; as the document comes, it goes with the device. */
export const colourBrowserBar = (theme: 'light' | 'dark' | 'system') => {
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = colour.dataset
    const media = scheme === theme ? 'all' : 'not all'
    colour.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : media
  }
}
