import type { FragmentType } from '@apollo/client'
import { Price } from './price.tsx'
import { type ProductPrice_ProductFragment, useProductPrice_ProductFragment } from './product-price.generated.ts'

interface ProductPriceProps {
  product: FragmentType<ProductPrice_ProductFragment>
}

/** What a product costs, or from what on where its sizes and colours differ. */
export const ProductPrice = ({ product }: ProductPriceProps) => {
  const { data, complete } = useProductPrice_ProductFragment(product)
  if (!complete) return null

  const { price, discountedPrice, discountedPriceTo } = data
  return <Price pays={discountedPrice} regular={price} andMore={discountedPriceTo > discountedPrice} />
}
