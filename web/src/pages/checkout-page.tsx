import { useDeferredValue } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useCartChanges } from '../features/cart/use-cart-changes.ts'
import { NotFound } from '../features/not-found/not-found.tsx'
import { CheckoutForm } from '../features/order/checkout/checkout-form.tsx'
import { CheckoutHeading } from '../features/order/checkout/checkout-heading.tsx'
import { CheckoutSketch } from '../features/order/checkout/checkout-sketch.tsx'
import { NothingToOrder } from '../features/order/checkout/nothing-to-order.tsx'
import { UnansweredOrder } from '../features/order/checkout/unanswered-order.tsx'
import { useCartSource } from '../features/order/checkout/use-cart-source.ts'
import { type CheckoutState, useCheckout } from '../features/order/checkout/use-checkout.ts'
import { useProductSource } from '../features/order/checkout/use-product-source.ts'
import { ForShoppers } from '../features/user/for-shoppers.tsx'
import { productName } from '../lib/copy/product-name.ts'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { Failure } from '../ui/feedback/failure.tsx'

export const CheckoutPage = () => {
  const { productId } = useParams()
  const [search] = useSearchParams()
  const variantId = search.get('variant')

  return (
    <ForShoppers heading={<CheckoutHeading />}>
      {productId ? (
        <ProductCheckout key={variantId ?? productId} productId={productId} variantId={variantId} />
      ) : (
        <CartCheckout />
      )}
    </ForShoppers>
  )
}

/** The page until it is known who orders. */
export const CheckoutPageSketch = () => (
  <>
    <CheckoutHeading />
    <CheckoutSketch />
  </>
)

const CartCheckout = () => <Checkout state={useCheckout(useCartSource(useCartChanges()))} />

interface ProductCheckoutProps {
  productId: string
  variantId: string | null
}

const ProductCheckout = ({ productId, variantId }: ProductCheckoutProps) => (
  <Checkout state={useCheckout(useProductSource(productId, variantId))} productId={productId} />
)

const Checkout = ({ state, productId }: { state: CheckoutState; productId?: string }) =>
  state.is === 'notFound' ? (
    <NotFound />
  ) : (
    <>
      <CheckoutHeading />
      <BelowHeading state={state} productId={productId} />
    </>
  )

interface BelowHeadingProps {
  state: Exclude<CheckoutState, { is: 'notFound' }>
  productId: string | undefined
}

const BelowHeading = ({ state, productId }: BelowHeadingProps) => {
  const copy = useCopy(shoppingCopy)
  // The form is drawn in pieces, so that a finger need not wait for all of it.
  const isDrawn = useDeferredValue(state.is !== 'loading')
  if (!isDrawn) return <CheckoutSketch />

  switch (state.is) {
    case 'loading':
      return <CheckoutSketch />
    case 'failed':
      return <Failure heading={copy.checkout.loadFailed} error={state.error} onRetry={state.onRetry} />
    case 'unanswered':
      return <UnansweredOrder {...state} />
    case 'empty':
      return (
        <NothingToOrder
          text={state.ordered ? copy.checkout.emptySince : copy.checkout.empty}
          ordered={state.pressed}
          instead={state.pressed}
        />
      )
    case 'gone':
      return <NothingToOrder text={copy.checkout.gone} instead />
    case 'unchosen':
      return <NothingToOrder text={copy.checkout.unchosen} productId={productId} instead={false} />
    case 'soldOut':
      return (
        <NothingToOrder
          text={copy.checkout.soldOut(productName(state.line, copy.language).name)}
          productId={state.line.productId}
          instead={state.pressed}
        />
      )
    case 'form':
      return <CheckoutForm {...state} />
  }
}
