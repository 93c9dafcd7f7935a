import type { FragmentType } from '@apollo/client'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/paths.ts'
import { shorten } from '../../lib/shorten.ts'
import { Pill } from '../../ui/pill.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CardBody, CardFrame, CardLink, CardName, CardPicture } from './card-frame.tsx'
import { DiscountPill } from './discount-pill.tsx'
import { type ProductCard_ProductFragment, useProductCard_ProductFragment } from './product-card.generated.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductRating } from './product-rating.tsx'

const nameLength = 33

interface ProductCardProps {
  product: FragmentType<ProductCard_ProductFragment>
  first: boolean
}

/** One product in a list. */
export const ProductCard = ({ product, first }: ProductCardProps) => {
  const { product: copy } = useCopy()
  const signedIn = useSessionState().status !== 'signedOut'
  const { data, complete } = useProductCard_ProductFragment(product)
  if (!complete) return null

  const shortName = shorten(data.name, nameLength)
  return (
    <CardFrame>
      <CardPicture>
        <ProductPicture product={data} alt="" sizes="(min-width: 720px) 176px, 40vw" first={first} />
        <DiscountPill discount={data.discount} tone="solid" />
      </CardPicture>
      <CardBody>
        <CardName>
          <span aria-hidden>{shortName}</span>
          <VisuallyHidden>{data.name}</VisuallyHidden>
        </CardName>
        <ProductRating rating={data.rating} reviewCount={data.reviewCount} />
        <ProductPrice product={data} />
        {data.quantity === 0 && <Pill $tone="bad">{copy.outOfStock}</Pill>}
        <CardLink to={signedIn ? paths.buyNow(data.id) : paths.product(data.id)} $look="soft">
          {copy.exploreMore}
          <VisuallyHidden>: {data.name}</VisuallyHidden>
        </CardLink>
      </CardBody>
    </CardFrame>
  )
}
