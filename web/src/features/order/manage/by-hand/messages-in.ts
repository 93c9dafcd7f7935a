import type { Language } from '../../../../lib/copy/languages.ts'
import { deviceStore } from '../../../../lib/storage/store.ts'

const key = 'messagesIn'

export const isLanguage = (value: unknown): value is Language => value === 'bn' || value === 'en'

/** The language that was last chosen on this device for what customers who called are written; Bangla at first. */
export const readMessagesIn = (): Language => {
  const kept = deviceStore.read(key)
  return isLanguage(kept) ? kept : 'bn'
}

export const rememberMessagesIn = (language: string): void => deviceStore.keep(key, language)
