import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { PrintedAlone } from '../../../ui/layout/printed-alone.ts'
import { useOrderSlipsQuery } from './order-slip.generated.ts'
import { OrderSlip } from './order-slip.tsx'
import { endedAs } from './order-slip-ended.ts'
import { FourPaper, SheetsOfFour, SlipPaper } from './order-slip-sheet.ts'
import { SlipTools, useSlipLanguage } from './slip-tools.tsx'

/** The slips of several orders, four on a sheet of A4 or each on its own of A5. */
export const OrderSlips = ({ ids }: { ids: readonly string[] }) => {
  const { allOrders: copy, orderLists } = useCopy(manageCopy)
  const language = useSlipLanguage()
  const [search, setSearch] = useSearchParams()
  const query = useOrderSlipsQuery({ variables: { ids: [...ids] }, fetchPolicy: 'cache-and-network' })
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
          onChange={({ target }) => {
            const next = new URLSearchParams(search)
            next.set('paper', target.value)
            setSearch(next, { replace: true })
          }}
        >
          <option value="a4">{orderLists.fourOnA4}</option>
          <option value="a5">{orderLists.oneOnA5}</option>
        </Select>
      </SlipTools>
      <Loaded query={query} failed={copy.slipFailed} skeleton={<RowsSkeleton />}>
        {({ ordersByIds: orders, sender }) => {
          const ended = orders.filter(({ status }) => endedAs(status))
          return (
            <>
              {orders.length === 0 && (
                <PaddedPanel>
                  <p>{copy.noSuchOrder}</p>
                </PaddedPanel>
              )}
              {ended.length > 0 && (
                <PaddedPanel data-screen-only role="status">
                  <p>{orderLists.slipsLeftOut(ended.map(({ number }) => number))}</p>
                </PaddedPanel>
              )}
              <Sheets>
                {orders
                  .filter((order) => !ended.includes(order))
                  .map((order) => (
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
