import { keepCookie, readCookie } from './lib/storage/cookie.ts'
import { colourBrowserBar } from './theme/browser-bar.ts'

const page = document.documentElement
const choices = { theme: ['light', 'dark'], language: ['en', 'bn'] } as const

/** Once, choices were kept where the server does not see them. Answers with what was. */
const carryOver = (name: keyof typeof choices) => {
  const chosen = choices[name].find((value) => value === localStorage.getItem(name))
  if (!chosen) return null
  keepCookie(name, chosen)
  if (readCookie(name) === chosen) localStorage.removeItem(name)
  return chosen
}

// The page was rendered at this address, without what it does not read: its links must be the same in the browser. One that was
// kept here is shown at other addresses too.
const { address } = document.currentScript?.dataset ?? {}
if (address && !page.dataset.seen && address !== `${location.pathname}${location.search}`)
  history.replaceState(history.state, '', `${address}${location.hash}`)

/** Whether the page was rendered before the server could know the language of whoever reads it. */
export let isInOtherLanguage = false

// Before the first paint, so that no page flashes in another theme or language, or as if nobody were signed in.
try {
  carryOver('theme')
  const language = carryOver('language')
  isInOtherLanguage = language !== null && language !== page.lang && readCookie('language') === language
  const theme = choices.theme.find((value) => value === readCookie('theme'))
  if (theme) {
    page.dataset.theme = theme
    colourBrowserBar(theme)
  }
  if (localStorage.getItem('accessToken')) {
    page.dataset.signedIn = ''
    const worksAs = localStorage.getItem('worksHere')
    if (worksAs) page.dataset.worksHere = worksAs
  }
} catch {
  // Storage may be switched off.
}
