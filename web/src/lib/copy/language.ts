import { firstPage } from '../first-page.ts'
import { keepCookie, readCookie } from '../storage/cookie.ts'
import { loadBanglaOfAreas } from './copy-area.ts'
import { type Copy, en } from './en/en.ts'
import type { Language } from './languages.ts'

const key = 'language'
const listeners = new Set<() => void>()
let spoken: Copy = en

export const readCopy = () => spoken

export const subscribeToLanguage = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the shop in this language, now and at the next visit. Rejects when its sentences cannot be loaded. */
export const chooseLanguage = async (language: Language) => {
  speak(await load(language))
  keepCookie(key, language)
}

/** The language of the page, else the one that was chosen, else the browser's, before anything is shown; English when its sentences do not come. */
export const speakFirstLanguage = async () => {
  const language = firstPage ? document.documentElement.lang : (readCookie(key) ?? languageOfBrowser())
  if (language !== 'bn') return
  try {
    speak(await load('bn'))
  } catch {
    return
  }
}

/** The first of those that its owner reads which the shop speaks: bn-BD is Bangla. */
const languageOfBrowser = () => navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isSpoken)

const isSpoken = (name = '') => name === 'en' || name === 'bn'

const load = async (language: Language) => {
  if (language === 'en') return en
  const [{ bn }] = await Promise.all([import('./bn/bn.ts'), loadBanglaOfAreas()])
  return bn
}

const speak = (copy: Copy) => {
  spoken = copy
  document.documentElement.lang = copy.language
  for (const listener of listeners) listener()
}
