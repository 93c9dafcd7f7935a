import { Languages } from 'lucide-react'
import styled from 'styled-components'
import { chooseLanguage } from '../../lib/copy/language.ts'
import type { Language } from '../../lib/copy/languages.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Icon } from '../../ui/basic/icon.tsx'

const other = {
  en: { language: 'bn', name: 'বাংলা' },
  bn: { language: 'en', name: 'English' },
} as const satisfies Record<Language, { language: Language; name: string }>

/** Shows the shop in the other language; each language is named in itself, for who reads only that. */
export const LanguageSwitch = ({ className }: { className?: string }) => {
  const copy = useCopy()
  const { language, name } = other[copy.language]

  const handleClick = () => chooseLanguage(language).catch(() => notify.error(copy.frame.languageFailed))

  return (
    <Choice type="button" lang={language} className={className} onClick={handleClick}>
      <Icon of={Languages} />
      {name}
    </Choice>
  )
}

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  padding: var(--space-1) var(--space-3);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  font: 600 var(--type-body);
  cursor: pointer;
`
