import { useApolloClient } from '@apollo/client/react'
import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { PrintedAlone } from '../../../ui/layout/printed-alone.ts'
import { HowFar } from './how-far.tsx'
import { OrderSlipsDocument } from './order-slip.generated.ts'
import { OrderSlip } from './order-slip.tsx'
import { endedAs } from './order-slip-ended.ts'
import { FourPaper, SheetsOfFour, SlipPaper } from './order-slip-sheet.ts'
import { SlipTools, useSlipLanguage } from './slip-tools.tsx'
import { useInPortions } from './use-in-portions.ts'

/** So many slips stand on one page, and go to the printer as one document. */
const slipsOnAPage = 300

/** The slips of several orders, four on a sheet of A4 or each on its own of A5. */
export const OrderSlips = ({ ids }: { ids: readonly string[] }) => {
  const { allOrders: copy, orderLists } = useCopy(manageCopy)
  const language = useSlipLanguage()
  const [search, setSearch] = useSearchParams()
  const client = useApolloClient()
  const parts = Math.max(1, Math.ceil(ids.length / slipsOnAPage))
  const part = Math.min(parts, Math.max(1, Number(search.get('part')) || 1))
  const shown = ids.slice((part - 1) * slipsOnAPage, part * slipsOnAPage)
  const query = useInPortions(shown, async (some) => {
    const { data } = await client.query({
      query: OrderSlipsDocument,
      variables: { ids: some },
      fetchPolicy: 'network-only',
    })
    if (!data) throw new Error('The shop answered without data')
    return data.ordersByIds.map((order) => ({ order, sender: data.sender }))
  })
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    setSearch(next, { replace: true })
  }
  const isFour = search.get('paper') !== 'a5'
  const Sheets = isFour ? SheetsOfFour : 'div'

  return (
    <>
      <PrintedAlone />
      {isFour ? <FourPaper /> : <SlipPaper />}
      <SlipTools ready={query.data !== undefined}>
        <Select
          label={orderLists.paper}
          value={isFour ? 'a4' : 'a5'}
          onChange={({ target }) => choose('paper', target.value)}
        >
          <option value="a4">{orderLists.fourOnA4}</option>
          <option value="a5">{orderLists.oneOnA5}</option>
        </Select>
        {parts > 1 && (
          <Select label={orderLists.slips} value={part} onChange={({ target }) => choose('part', target.value)}>
            {Array.from({ length: parts }, (_, place) => place + 1).map((nth) => (
              <option key={nth} value={nth}>
                {orderLists.fromTo((nth - 1) * slipsOnAPage + 1, Math.min(ids.length, nth * slipsOnAPage), ids.length)}
              </option>
            ))}
          </Select>
        )}
      </SlipTools>
      <Loaded
        query={query}
        failed={copy.slipFailed}
        skeleton={<HowFar progress={query.progress} sketch={<RowsSkeleton />} />}
      >
        {(portions) => {
          const slips = portions.flat()
          const ended = slips.filter(({ order }) => endedAs(order))
          return (
            <>
              {slips.length === 0 && (
                <PaddedPanel>
                  <p>{copy.noSuchOrder}</p>
                </PaddedPanel>
              )}
              {ended.length > 0 && (
                <PaddedPanel data-screen-only role="status">
                  <p>{orderLists.slipsLeftOut(ended.map(({ order }) => order.number))}</p>
                </PaddedPanel>
              )}
              <Sheets>
                {slips
                  .filter((slip) => !ended.includes(slip))
                  .map(({ order, sender }) => (
                    <OrderSlip key={order.id} order={order} sender={sender} language={language} />
                  ))}
              </Sheets>
            </>
          )
        }}
      </Loaded>
    </>
  )
}
