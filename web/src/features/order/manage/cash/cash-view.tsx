import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { RowsSkeleton } from '../../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { useCashQuery } from './cash.generated.ts'
import { CashTiles } from './cash-tiles.tsx'
import { CourierDebts } from './courier-debts.tsx'
import { CourierDesk } from './courier-desk.tsx'
import { Payouts } from './payouts.tsx'
import { ReturnedCash } from './returned-cash.tsx'

/** What couriers owe, what they said, what came back, and what they have paid out. */
export const CashView = () => {
  const { cash: copy } = useCopy(manageCopy)
  const query = useCashQuery({ fetchPolicy: 'cache-and-network' })

  return (
    <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
      {({ cash }) => (
        <>
          <CashTiles cash={cash} />
          <CourierDesk />
          <CourierDebts debts={cash.couriers} />
          <ReturnedCash />
          <Payouts />
        </>
      )}
    </Loaded>
  )
}
