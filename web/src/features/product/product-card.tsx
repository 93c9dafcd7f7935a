import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import { productName } from '../../lib/copy/product-name.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { type ProductChoice, paths } from '../../lib/navigation/paths.ts'
import { shorten } from '../../lib/text/shorten.ts'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import { Pill } from '../../ui/data/pill.tsx'
import { CardBody, CardCornerPlace, CardFrame, CardLink, CardName, CardPicture } from './card-frame.tsx'
import { DiscountPill } from './discount-pill.tsx'
import { type ProductCard_ProductFragment, useProductCard_ProductFragment } from './product-card.generated.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductRating } from './product-rating.tsx'

const nameLength = 33
// Of three pixels in a point, two are seen: such phones take the file of those that have two.
const sizes = '(min-width: 720px) 176px, (min-resolution: 2.5dppx) 27vw, 40vw'

interface ProductCardProps {
  product: FragmentType<ProductCard_ProductFragment>
  first: boolean
  /** What stands on the picture of a product, such as its heart. */
  corner?: CardCorner | undefined
  /** The choice that its page opens with, where the product has it. */
  choice?: ProductChoice | undefined
}

export type CardCorner = (product: { id: string; name: string }) => ReactNode

/** One product in a list. */
export const ProductCard = ({ product, first, corner, choice }: ProductCardProps) => {
  const { language, product: copy } = useCopy()
  const signedIn = useSessionState().status !== 'signedOut'
  const { data, complete } = useProductCard_ProductFragment(product)
  if (!complete) return null

  const { name, lang } = productName(data, language)
  return (
    <CardFrame>
      <CardPicture>
        <ProductPicture product={data} name={name} sizes={sizes} first={first} />
        <DiscountPill discount={data.discount} tone="solid" />
      </CardPicture>
      <CardBody>
        <CardName lang={lang}>
          <span aria-hidden>{shorten(name, nameLength)}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </CardName>
        <ProductRating rating={data.rating} reviewCount={data.reviewCount} />
        <ProductPrice product={data} />
        {data.quantity === 0 && <Pill $tone="bad">{copy.outOfStock}</Pill>}
        <CardLink to={signedIn ? paths.buyNow(data.id, choice) : paths.product(data.id, choice)} $look="soft">
          {copy.exploreMore}
          <VisuallyHidden lang={lang}>: {name}</VisuallyHidden>
        </CardLink>
      </CardBody>
      {corner && <CardCornerPlace>{corner({ id: data.id, name })}</CardCornerPlace>}
    </CardFrame>
  )
}
