import { deviceStore } from '../storage/store.ts'
import { en } from './en/shop.ts'
import type { Language } from './languages.ts'
import type { Sentences } from './sentences.ts'

const key = 'language'
const english: Sentences = { shop: en }
const listeners = new Set<() => void>()
let spoken = english

export const readSentences = () => spoken

export const subscribeToLanguage = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the shop in this language, now and at the next visit. Rejects when its sentences cannot be loaded. */
export const chooseLanguage = async (language: Language) => {
  speak(await load(language))
  deviceStore.keep(key, language)
}

/** The language of the last visit, before anything is shown; English when its sentences do not come. */
export const speakRememberedLanguage = async () => {
  if (deviceStore.read(key) !== 'bn') return
  try {
    speak(await load('bn'))
  } catch {
    return
  }
}

const load = async (language: Language) => (language === 'bn' ? (await import('./bn/bangla.ts')).bangla : english)

const speak = (sentences: Sentences) => {
  spoken = sentences
  document.documentElement.lang = sentences.shop.language
  for (const listener of listeners) listener()
}
