import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Language } from '../../../lib/copy/languages.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { Row } from '../../../ui/basic/panel.tsx'
import { Tab, Tabs } from '../../../ui/list/tabs.tsx'

const languages = { en: 'English', bn: 'বাংলা' } as const satisfies Record<Language, string>
const choices = ['en', 'bn'] as const satisfies readonly Language[]

/** The language of the slips, which need not be that of the shop. */
export const useSlipLanguage = (): Language => {
  const { language: spoken } = useCopy(manageCopy)
  const [search] = useSearchParams()
  return choices.find((language) => language === search.get('language')) ?? spoken
}

/** Chooses the language of slips, and prints them. */
export const SlipTools = ({ ready, children }: { ready: boolean; children?: ReactNode }) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const chosen = useSlipLanguage()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const hrefOf = (language: Language) => {
    const next = new URLSearchParams(search)
    next.set('language', language)
    return `?${next}`
  }

  return (
    <Row data-screen-only>
      <Tabs aria-label={copy.slipLanguage}>
        {choices.map((language) => (
          <Tab
            key={language}
            to={hrefOf(language)}
            replace
            state={state}
            lang={language}
            aria-current={language === chosen ? 'page' : undefined}
          >
            {languages[language]}
          </Tab>
        ))}
      </Tabs>
      {children}
      <Button type="button" disabled={!ready} onClick={() => window.print()}>
        <Icon of={Printer} />
        {copy.print}
      </Button>
    </Row>
  )
}
