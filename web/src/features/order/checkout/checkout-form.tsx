import { deliveryTerms } from '@sunnah-store/schema/delivery'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { type FormEvent, useState } from 'react'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { Stack } from '../../../ui/basic/panel.tsx'
import { RadioCard } from '../../../ui/form/radio-card.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { Split } from '../../../ui/layout/page-layout.ts'
import { AddressForm } from '../address/address-form.tsx'
import { freeLabel } from '../address/free-label.ts'
import type { SavedAddress } from '../address/use-save-address.ts'
import { agreedOf, payable } from './agreed-prices.ts'
import type { CheckoutValues } from './checkout-draft.ts'
import { type Checkout, isOrderable, type LineChanges } from './checkout-source.ts'
import { CheckoutStep } from './checkout-step.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ForTheRider } from './for-the-rider.tsx'
import { HoldNotices } from './hold-notice.tsx'
import type { SentOrder } from './order-attempt.ts'
import { Receiver } from './receiver.tsx'
import { recipientOf, useCheckoutForm } from './use-checkout-form.ts'
import type { OrderProblem } from './use-place-order.ts'
import { WhereTo } from './where-to.tsx'

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
  const { checkout: copy, addresses: words, format } = useCopy(shoppingCopy)
  const [agreed, setAgreed] = useState(() => agreedOf(checkout))
  const [edited, setEdited] = useState<SavedAddress | null>(null)
  const { addresses, delivery, total } = checkout

  const labelOf = ({ label, receiver, receiverName }: CheckoutValues) => {
    if (isVisible(label)) return seenText(label)
    const taken = addresses.map((known) => known.label)
    return freeLabel(receiver === 'other' ? seenText(receiverName) : words.home, taken, format.number)
  }
  const place = (values: CheckoutValues) => {
    if (!isOrderable(checkout)) return Promise.resolve(onBlocked())
    const { source, lines } = checkout
    setAgreed(agreedOf(checkout))
    const recipient = recipientOf(values, saved)
    return onPlace({
      input: {
        ...recipient,
        source,
        expectedTotal: payable(checkout, recipient.district),
        lines: lines.map(({ productId, variantId, quantity }) => ({
          productId,
          quantity,
          ...(variantId && { variantId }),
        })),
      },
      products: lines.map(({ variantId, variant, name, nameBn, quantity }) => ({
        variantId,
        variant,
        name,
        nameBn,
        quantity,
      })),
      ...(!saved && values.keep && { saveAs: labelOf(values) }),
    })
  }
  const form = useCheckoutForm(addresses, place)
  const saved = form.savedAmong(addresses)
  const district = saved?.district ?? form.watch('district')
  const handleChanged = (before: SavedAddress) => (now: SavedAddress) => {
    const isSame = now.receiverName === before.receiverName && now.phone === before.phone
    if (now.id === saved?.id && !isSame) form.takeReceiverOf(now)
  }
  const terms = district ? deliveryTerms(delivery, district, total) : null

  return (
    <>
      <ShopForm form={{ ...form, onSubmit: onlyByItsButton }} plain>
        <HoldNotices holds={checkout.holds} />
        <Split>
          <Stack>
            <WhereTo form={form} addresses={addresses} terms={terms} onEdit={setEdited} />
            <Receiver form={form} />
            <ForTheRider form={form} />
            <CheckoutStep id="payment" number={4} title={copy.payment}>
              <RadioCard legend={copy.payment} name="payment" value="CASH_ON_DELIVERY" label={copy.cash} />
            </CheckoutStep>
          </Stack>
          <CheckoutSummary
            checkout={checkout}
            changes={changes}
            agreed={agreed}
            district={district}
            placing={placing}
            problem={problem}
            onPlace={form.onSubmit}
          />
        </Split>
      </ShopForm>
      {edited && <AddressForm saved={edited} onChanged={handleChanged(edited)} onClose={() => setEdited(null)} />}
    </>
  )
}

// Enter in a field never orders.
const onlyByItsButton = async (event?: FormEvent | object) => {
  if (event && 'preventDefault' in event) event.preventDefault()
}
