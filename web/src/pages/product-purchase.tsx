import type { FragmentType } from '@apollo/client'
import { useId } from 'react'
import styled from 'styled-components'
import { AddToCart } from '../features/cart/add-to-cart.tsx'
import { QuantityField } from '../features/product/purchase/quantity-field.tsx'
import { useWanted } from '../features/product/purchase/use-wanted.ts'
import { WhatIsBought } from '../features/product/purchase/what-is-bought.tsx'
import type { VariantChoice } from '../features/product/variant/use-variant-choice.ts'
import { BuyNow } from '../features/stock/buy-now.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useSessionState } from '../lib/identity/use-session.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { AlertPlace } from '../ui/feedback/live-place.ts'
import { BuyBar } from '../ui/layout/buy-bar.tsx'
import {
  type ProductPurchase_ProductFragment,
  useProductPurchase_ProductFragment,
} from './product-purchase.generated.ts'

interface ProductPurchaseProps {
  product: FragmentType<ProductPurchase_ProductFragment>
  choice: VariantChoice
  /** How many pieces of what is chosen are set aside for the shopper. */
  held: number
  /** The quantity as it is typed. */
  typed: string
  onType: (quantity: string) => void
}

/** How a product is bought; a visitor logs in first, who works in the shop does not shop, and an admin may change it. */
export const ProductPurchase = ({ product, choice, held, typed, onType }: ProductPurchaseProps) => {
  const { manage, failure } = useCopy(shoppingCopy)
  const session = useSessionState()
  const quantityId = useId()
  const most = choice.left.reduce((sum, { quantity }) => sum + quantity, held)
  const { ask, wrong, cutOff, forgetWrong } = useWanted({ choice, typed, quantityId, most })
  const { data, complete } = useProductPurchase_ProductFragment(product)
  if (!complete) return null
  if (session.status === 'signedIn' && session.user.isAdmin)
    return <ButtonLink to={paths.updateProduct(data.id)}>{manage.customiseProduct}</ButtonLink>
  if (session.status === 'signedIn' && session.user.role !== 'SHOPPER') return null
  if (most === 0) return null

  const handleChange = (quantity: string) => {
    onType(quantity)
    forgetWrong()
  }

  return (
    <>
      <RoomOfAdmins data-of-admins />
      <Shopping data-of-shoppers data-needs-scripts>
        <QuantityField id={quantityId} value={typed} most={most} wrong={wrong} onChange={handleChange} />
        <BuyBar what={<WhatIsBought product={data} choice={choice} />}>
          <AddToCart productId={data.id} askWhat={() => ask(true)} />
          <BuyNow product={data} askWhat={() => ask(false)} />
        </BuyBar>
        <CutOff>{cutOff && failure[cutOff]}</CutOff>
      </Shopping>
    </>
  )
}

// Of the link that they have here, until it is known who is here.
const RoomOfAdmins = styled.div`
  height: var(--touch);
`

const CutOff = styled(AlertPlace)`
  color: var(--danger);
  font: 500 var(--type-small);
`

const Shopping = styled.div`
  display: contents;
`
