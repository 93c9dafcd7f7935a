import { useNavigate } from 'react-router-dom'
import { aboutOrders, useOrdersAsked } from '../features/order/manage/about-orders.ts'
import { SendOrders } from '../features/order/manage/send/send-orders.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { BackLink } from '../ui/basic/back-link.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel } from '../ui/basic/panel.tsx'

export const SendOrdersPage = () => {
  const { sending: copy, pageTitle } = useCopy(manageCopy)
  const ids = useOrdersAsked()
  const navigate = useNavigate()

  return (
    <>
      <BackLink to={paths.ordersIn('send')}>{copy.back}</BackLink>
      {ids.length === 0 ? (
        <>
          <PageHeading title={pageTitle(copy.heading(0))}>{copy.heading(0)}</PageHeading>
          <PaddedPanel>
            <p>{copy.nothing}</p>
          </PaddedPanel>
        </>
      ) : (
        <SendOrders
          key={ids.join()}
          orderIds={ids}
          onAgain={(left) => {
            const { to, keep } = aboutOrders(paths.sendOrders, left)
            keep()
            navigate(to, { replace: true })
          }}
        />
      )}
    </>
  )
}
