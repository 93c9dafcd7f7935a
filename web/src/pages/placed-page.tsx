import { useParams } from 'react-router-dom'
import { NotFound } from '../features/not-found/not-found.tsx'
import { usePlacedOrderQuery } from '../features/order/placed/placed-order.generated.ts'
import { PlacedOrder } from '../features/order/placed/placed-order.tsx'
import { ForShoppers } from '../features/user/for-shoppers.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { failureKind } from '../lib/failure/failure.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { LinesSkeleton } from '../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'

export const PlacedPage = () => {
  const { number = '' } = useParams()

  return (
    <ForShoppers heading={<Heading />}>
      <OwnOrder number={number} />
    </ForShoppers>
  )
}

const OwnOrder = ({ number }: { number: string }) => {
  const { placed: copy } = useCopy(shoppingCopy)
  const query = usePlacedOrderQuery({ variables: { number } })
  if (failureKind(query.error) === 'notFound') return <NotFound />

  return (
    <>
      {!query.data && <Heading />}
      <Loaded query={query} failed={copy.loadFailed} skeleton={<LinesSkeleton />}>
        {({ myOrder }) => <PlacedOrder order={myOrder} />}
      </Loaded>
    </>
  )
}

// Before the order is there nobody knows whether it was placed.
const Heading = () => {
  const { menu, pageTitle } = useCopy(shoppingCopy)
  return <PageHeading title={pageTitle(menu.myOrder)}>{menu.myOrder}</PageHeading>
}
