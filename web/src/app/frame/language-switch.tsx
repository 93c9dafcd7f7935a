import { languageParameter } from '@sunnah-store/schema/rendered-page'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { chooseLanguage } from '../../lib/copy/language.ts'
import { type Language, languageNames } from '../../lib/copy/languages.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { notify } from '../../lib/notify/notify.ts'

const otherThan = { en: 'bn', bn: 'en' } as const satisfies Record<Language, Language>

/** Shows the shop in the other language, also where the address asks for one. */
export const LanguageSwitch = ({ className }: { className?: string }) => {
  const copy = useCopy()
  const language = otherThan[copy.language]

  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()

  const forgetAsked = () => {
    const rest = new URLSearchParams(search)
    if (!rest.has(languageParameter)) return
    rest.delete(languageParameter)
    navigate({ pathname, search: `${rest}`, hash }, { replace: true, state, preventScrollReset: true })
  }

  const handleClick = () => chooseLanguage(language).then(forgetAsked, () => notify.error(copy.frame.languageFailed))

  return (
    <Choice type="button" lang={language} className={className} onClick={handleClick}>
      {languageNames[language]}
    </Choice>
  )
}

const Choice = styled.button`
  flex: none;
  min-width: var(--touch);
  min-height: var(--touch);
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  font: 600 var(--type-body);
  cursor: pointer;
`
