import { useSearchParams } from 'react-router-dom'
import { EnterPayout } from '../features/order/manage/cash/enter-payout.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { BackLink } from '../ui/basic/back-link.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const PayoutPage = () => {
  const { cash, pageTitle } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const courier = search.get('courier') ?? ''
  const heading = courier === '' ? cash.heading : cash.payout.heading(courier)

  return (
    <>
      <BackLink to={paths.cash()}>{cash.payout.back}</BackLink>
      <PageHeading title={pageTitle(heading)}>{heading}</PageHeading>
      {courier === '' ? <p>{cash.payout.noCourier}</p> : <EnterPayout courier={courier} />}
    </>
  )
}
