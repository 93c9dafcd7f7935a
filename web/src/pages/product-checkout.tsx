import { useState } from 'react'
import { CannotBeOrdered } from '../features/order/cannot-be-ordered.tsx'
import { useCheckoutProductQuery } from '../features/order/checkout.generated.ts'
import { CheckoutFlow } from '../features/order/checkout-flow.tsx'
import { checkoutOfProduct } from '../features/order/checkout-lines.ts'
import { productName } from '../lib/copy/product-name.ts'
import { usePageCopy } from '../lib/copy/use-page-copy.ts'
import { keepDraft, readDraft } from '../lib/draft.ts'
import { LinesSkeleton } from '../ui/lines-skeleton.tsx'
import { Loaded } from '../ui/loaded.tsx'

const asQuantity = (stored: unknown) => (Number.isInteger(stored) && Number(stored) > 0 ? Number(stored) : null)

/** Orders one product, with what is held of it. */
export const ProductCheckout = ({ productId }: { productId: string }) => {
  const copy = usePageCopy()
  const draftName = `quantity:${productId}`
  const [chosen, setChosen] = useState(() => readDraft(draftName, asQuantity))
  const query = useCheckoutProductQuery({ variables: { id: productId }, fetchPolicy: 'network-only' })

  const setQuantity = (_: string, quantity: number) => {
    keepDraft(draftName, quantity)
    setChosen(quantity)
  }

  return (
    <CheckoutFlow checkoutId={productId} onRefused={query.refetch}>
      {(form) => (
        <Loaded
          query={query}
          failed={copy.checkout.loadFailed}
          skeleton={<LinesSkeleton label={copy.loading} />}
          missing={<CannotBeOrdered why={copy.checkout.noProduct} />}
        >
          {(data) => {
            const checkout = checkoutOfProduct(data, chosen)
            if (checkout.lines.some(({ available }) => available > 0)) return form(checkout, { setQuantity })
            return <CannotBeOrdered why={copy.checkout.soldOut(productName(data.product, copy.language).name)} />
          }}
        </Loaded>
      )}
    </CheckoutFlow>
  )
}
