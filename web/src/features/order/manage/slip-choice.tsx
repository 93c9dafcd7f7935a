import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import type { Language } from '../../../lib/copy/languages.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { failureKind } from '../../../lib/failure/failure.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { PrintedAlone } from '../../../ui/layout/printed-alone.ts'
import { Tab, Tabs } from '../../../ui/list/tabs.tsx'
import { useOrderSlipQuery } from './order-slip.generated.ts'
import { OrderSlip } from './order-slip.tsx'
import { SlipPaper } from './order-slip-sheet.ts'

const languages = { en: 'English', bn: 'বাংলা' } as const satisfies Record<Language, string>
const choices = ['en', 'bn'] as const satisfies readonly Language[]

/** An order's slip in the language that was chosen, and the button that prints it. */
export const SlipChoice = ({ orderId }: { orderId: string }) => {
  const { allOrders: copy, language: spoken } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const chosen = choices.find((language) => language === search.get('language')) ?? spoken
  const query = useOrderSlipQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' })
  if (query.error && failureKind(query.error) === 'notFound') return <NoSuchOrder />

  return (
    <>
      <PrintedAlone />
      <SlipPaper />
      <Row data-screen-only>
        <Tabs aria-label={copy.slipLanguage}>
          {choices.map((language) => (
            <Tab
              key={language}
              to={`?language=${language}`}
              replace
              lang={language}
              aria-current={language === chosen ? 'page' : undefined}
            >
              {languages[language]}
            </Tab>
          ))}
        </Tabs>
        <Button type="button" disabled={!query.data} onClick={() => window.print()}>
          <Icon of={Printer} />
          {copy.print}
        </Button>
      </Row>
      <Loaded query={query} failed={copy.slipFailed} skeleton={<RowsSkeleton />}>
        {({ order }) => <OrderSlip order={order} language={chosen} />}
      </Loaded>
    </>
  )
}

const NoSuchOrder = () => {
  const { allOrders: copy } = useCopy(manageCopy)

  return (
    <PaddedPanel role="alert">
      <h2>{copy.noSuchOrder}</h2>
      <p>{copy.noSuchOrderText}</p>
    </PaddedPanel>
  )
}
