import { useState } from 'react'
import { ProductGrid, ProductGridSkeleton } from '../features/product/product-grid.tsx'
import { ForShoppers } from '../features/user/for-shoppers.tsx'
import { useWishList } from '../features/wish/use-wish-list.ts'
import { useWishes } from '../features/wish/use-wishes.ts'
import { WishPlace } from '../features/wish/wish-place.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { wishCopy } from '../lib/copy/wish-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { useOnReconnect } from '../lib/network/use-on-reconnect.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel } from '../ui/basic/panel.tsx'
import { VisuallyHidden } from '../ui/basic/visually-hidden.tsx'
import { StatusPlace } from '../ui/feedback/live-place.ts'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'
import { WishedProduct } from './wished-product.tsx'
import { useWishesQuery, type WishesQuery } from './wishes-page.generated.ts'

export const WishesPage = () => {
  const copy = useCopy(wishCopy)
  const { ids } = useWishes()

  return (
    <>
      <HeadingRow>
        <PageHeading title={copy.pageTitle(copy.menu.wishes)}>{copy.menu.wishes}</PageHeading>
        {ids && ids.length > 0 && <Muted>{copy.wish.count(ids.length)}</Muted>}
      </HeadingRow>
      <ForShoppers>
        <ShoppersWishes />
      </ForShoppers>
    </>
  )
}

const ShoppersWishes = () => {
  const { wish: copy } = useCopy(wishCopy)
  const { data, error, refetch } = useWishesQuery({ fetchPolicy: 'cache-and-network' })
  // A price or stock of before is not shown as that of now.
  const wishes = error ? undefined : data
  useOnReconnect(() => wishes && refetch().catch(() => undefined))

  return (
    <Loaded query={{ data: wishes, error, refetch }} failed={copy.failed} skeleton={<ProductGridSkeleton count={4} />}>
      {({ wishes }) => <WishList wishes={wishes} />}
    </Loaded>
  )
}

/** What is wished, and in its place for a while what was just taken off. */
const WishList = ({ wishes }: WishesQuery) => {
  const { wish: copy, list } = useCopy(wishCopy)
  const { shown, isWished, noteTaken, forgetTaken } = useWishList(wishes)
  const [said, setSaid] = useState('')

  return (
    <>
      <StatusPlace as={VisuallyHidden}>{said}</StatusPlace>
      {shown.length > 0 ? (
        <ProductGrid>
          {shown.map((wish) => (
            <WishPlace
              key={wish.productId}
              wish={wish}
              wished={isWished(wish.productId)}
              onEnd={() => forgetTaken(wish.productId)}
              onSay={setSaid}
            >
              <WishedProduct wish={wish} onTake={() => noteTaken(wish.productId)} />
            </WishPlace>
          ))}
        </ProductGrid>
      ) : (
        <PaddedPanel>
          <p>{copy.empty}</p>
          <ButtonLink to={paths.home()}>{list.all}</ButtonLink>
        </PaddedPanel>
      )}
    </>
  )
}
