import { useEffect, useRef } from 'react'
import type { Language } from '../copy/languages.ts'
import { useCopy } from '../copy/use-copy.ts'
import { useKeepLanguageMutation } from './keep-language.generated.ts'
import type { SessionUser } from './session-state.ts'

/** What the shop calls the languages. */
export const languageCodes = { en: 'ENGLISH', bn: 'BANGLA' } as const satisfies Record<
  Language,
  SessionUser['language']
>

/** Keeps the language that is read with the account, for what the shop writes to it. A failure is made good at the next visit. */
export const useKeepLanguage = (user: SessionUser) => {
  const language = languageCodes[useCopy().language]
  const known = useRef(user.language)
  const [keepLanguage] = useKeepLanguageMutation()

  useEffect(() => {
    if (known.current === language) return
    known.current = language
    keepLanguage({ variables: { language } }).catch(() => undefined)
  }, [language, keepLanguage])
}
