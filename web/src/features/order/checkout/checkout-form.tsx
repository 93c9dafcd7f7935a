import { useState } from 'react'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { Split } from '../../../ui/layout/page-layout.ts'
import { agreeTo, pricesOf, totalAt } from './agreed-prices.ts'
import { type CheckoutValues, readCheckoutDraft, storeCheckoutDraft } from './checkout-draft.ts'
import { CheckoutFields } from './checkout-fields.tsx'
import { type Checkout, isOrderable, type LineChanges } from './checkout-source.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { HoldNotice } from './hold-notice.tsx'
import type { SentOrder } from './order-attempt.ts'
import type { OrderProblem } from './use-place-order.ts'

export interface CheckoutFormProps {
  checkout: Checkout
  changes: LineChanges
  placing: boolean
  problem: OrderProblem | null
  onPlace: (order: SentOrder) => Promise<unknown>
  /** The lines cannot be ordered as they are. */
  onBlocked: () => void
}

/** The checkout form. What is typed survives a reload. */
export const CheckoutForm = ({ checkout, changes, placing, problem, onPlace, onBlocked }: CheckoutFormProps) => {
  const [agreed, setAgreed] = useState(() => pricesOf(checkout.lines))

  const place = (values: CheckoutValues) => {
    if (!isOrderable(checkout)) return onBlocked()
    const { source, lines } = checkout
    const prices = agreeTo(agreed, problem)
    setAgreed(prices)
    return onPlace({
      input: {
        ...values,
        address: seenText(values.address),
        source,
        expectedTotal: totalAt(prices, lines),
        lines: lines.map(({ productId, variantId, quantity }) => ({
          productId,
          quantity,
          ...(variantId && { variantId }),
        })),
      },
      products: lines.map(({ name, nameBn, quantity }) => ({ name, nameBn, quantity })),
    })
  }
  const [draft] = useState(readCheckoutDraft)
  const form = useShopForm<CheckoutValues>({
    defaultValues: draft,
    onType: storeCheckoutDraft,
    send: async (values) => {
      await place(values)
      return null
    },
  })

  return (
    <ShopForm form={form} plain>
      {checkout.holds.map((hold) => (
        <HoldNotice key={hold.product?.id} hold={hold} />
      ))}
      <Split>
        <CheckoutFields field={form.field} />
        <CheckoutSummary checkout={checkout} changes={changes} agreed={agreed} placing={placing} problem={problem} />
      </Split>
    </ShopForm>
  )
}
