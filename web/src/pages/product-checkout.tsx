import { useState } from 'react'
import { NotFound } from '../features/not-found/not-found.tsx'
import { useCheckoutProductQuery } from '../features/order/checkout/checkout.generated.ts'
import { CheckoutFlow } from '../features/order/checkout/checkout-flow.tsx'
import { checkoutOfProduct } from '../features/order/checkout/checkout-lines.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { failureKind } from '../lib/failure/failure.ts'
import { keepDraft, readDraft } from '../lib/storage/draft.ts'
import { LinesSkeleton } from '../ui/feedback/lines-skeleton.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'

const asQuantity = (stored: unknown) => (Number.isInteger(stored) && Number(stored) > 0 ? Number(stored) : null)

/** Orders one product, with what is held of it. */
export const ProductCheckout = ({ productId }: { productId: string }) => {
  const copy = useCopy()
  const draftName = `quantity:${productId}`
  const [chosen, setChosen] = useState(() => readDraft(draftName, asQuantity))
  const query = useCheckoutProductQuery({ variables: { id: productId }, fetchPolicy: 'network-only' })
  const missing = query.error !== undefined && failureKind(query.error) === 'notFound'

  const setQuantity = (_: string, quantity: number) => {
    keepDraft(draftName, quantity)
    setChosen(quantity)
  }

  return (
    <CheckoutFlow checkoutId={productId} onRefused={query.refetch} notFound={missing && <NotFound />}>
      {(form) => (
        <Loaded query={query} failed={copy.checkout.loadFailed} skeleton={<LinesSkeleton label={copy.loading} />}>
          {(data) => form(checkoutOfProduct(data, chosen), { setQuantity })}
        </Loaded>
      )}
    </CheckoutFlow>
  )
}
