import { limits } from '@sunnah-store/schema/limits'
import { useSearchParams } from 'react-router-dom'
import { SendOrders } from '../features/order/manage/send/send-orders.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { BackLink } from '../ui/basic/back-link.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel } from '../ui/basic/panel.tsx'

export const SendOrdersPage = () => {
  const { sending: copy, pageTitle } = useCopy(manageCopy)
  const [search, setSearch] = useSearchParams()
  const ids = idsIn(search.get('ids') ?? '')
  const heading = copy.heading(ids.length)

  return (
    <>
      <BackLink to={paths.ordersIn('send')}>{copy.back}</BackLink>
      <PageHeading title={pageTitle(heading)}>{heading}</PageHeading>
      {ids.length === 0 ? (
        <PaddedPanel>
          <p>{copy.nothing}</p>
        </PaddedPanel>
      ) : (
        <SendOrders
          key={ids.join()}
          orderIds={ids}
          onAgain={(left) => setSearch({ ids: left.join() }, { replace: true })}
        />
      )}
    </>
  )
}

const idsIn = (text: string) => [...new Set(text.split(',').filter(Boolean))].slice(0, limits.order.atOnce)
