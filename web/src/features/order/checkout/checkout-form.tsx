import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useErrorsInLanguage } from '../../../lib/hooks/use-errors-in-language.ts'
import { keepDraft, readDraft } from '../../../lib/storage/draft.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { Stack } from '../../../ui/basic/panel.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { fieldProblems } from '../../../ui/form/field-problems.ts'
import { Split } from '../../../ui/layout/split.ts'
import { addressDraft } from './checkout-drafts.ts'
import { CheckoutFields } from './checkout-fields.tsx'
import type { Checkout, LineChanges } from './checkout-lines.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { asCheckoutValues, type CheckoutValues } from './checkout-values.ts'
import { HoldNotice } from './hold-notice.tsx'
import type { SentOrder } from './order-attempt.ts'
import { useAgreedPrices } from './use-agreed-prices.ts'
import type { OrderProblem } from './use-place-order.ts'

interface CheckoutFormProps {
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
  const form = useForm<CheckoutValues>({
    shouldFocusError: false,
    defaultValues: asCheckoutValues(readDraft(addressDraft, asCheckoutValues)),
  })
  const { formState, handleSubmit, subscribe } = form
  const agreed = useAgreedPrices(checkout.lines, problem)
  useErrorsInLanguage(form)
  const orderable = checkout.lines.every(({ state }) => state === 'IN_STOCK')

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(addressDraft, values) }),
    [subscribe],
  )

  const place = (values: CheckoutValues) => {
    if (!orderable) return onBlocked()
    const { source, lines } = checkout
    return onPlace({
      input: {
        ...values,
        address: seenText(values.address),
        source,
        expectedTotal: agreed.total(),
        lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      },
      goods: lines.map(({ name, nameBn, quantity }) => ({ name, nameBn, quantity })),
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
        <CheckoutSummary
          checkout={checkout}
          changes={changes}
          priceBefore={agreed.priceOf}
          placing={placing}
          problem={problem?.code === 'BLOCKED' && orderable ? null : problem}
        />
      </Split>
    </Form>
  )
}

const Form = styled(Stack).attrs({ as: 'form' })``
