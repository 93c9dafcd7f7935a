import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useErrorsInLanguage } from '../../../lib/hooks/use-errors-in-language.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { Stack } from '../../../ui/basic/panel.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { fieldProblems } from '../../../ui/form/field-problems.ts'
import { Split } from '../../../ui/layout/split.ts'
import { agreeTo, pricesOf, totalAt } from './agreed-prices.ts'
import { type CheckoutValues, keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'
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

const names = ['address', 'district', 'phone'] as const

/** The checkout: where to, what, and for how much. What is typed outlives a reload. */
export const CheckoutForm = ({ checkout, changes, placing, problem, onPlace, onBlocked }: CheckoutFormProps) => {
  const { checkout: copy } = useCopy()
  const form = useForm<CheckoutValues>({ shouldFocusError: false, defaultValues: readCheckoutDraft() })
  const { formState, handleSubmit, subscribe } = form
  const [agreed, setAgreed] = useState(() => pricesOf(checkout.lines))
  useErrorsInLanguage(form)

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepCheckoutDraft(values) }),
    [subscribe],
  )

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
        lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      },
      products: lines.map(({ name, nameBn, quantity }) => ({ name, nameBn, quantity })),
    })
  }

  return (
    <Form noValidate onSubmit={handleSubmit(place)}>
      <ErrorSummary
        heading={copy.problemHeading}
        problems={fieldProblems(formState.errors, names)}
        attempt={formState.submitCount}
      />
      {checkout.holds.map((hold) => (
        <HoldNotice key={hold.product?.id} hold={hold} />
      ))}
      <Split>
        <CheckoutFields form={form} />
        <CheckoutSummary checkout={checkout} changes={changes} agreed={agreed} placing={placing} problem={problem} />
      </Split>
    </Form>
  )
}

const Form = styled(Stack).attrs({ as: 'form' })``
