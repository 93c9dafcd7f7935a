import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { keepDraft, readDraft } from '../../lib/draft.ts'
import { useErrorsInLanguage } from '../../lib/use-errors-in-language.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { fieldProblems } from '../../ui/field-problems.ts'
import { AlertPlace } from '../../ui/live-place.ts'
import { Notice } from '../../ui/notice.tsx'
import { Stack } from '../../ui/panel.tsx'
import { Split } from '../../ui/split.ts'
import type { PlaceOrderInput } from './checkout.generated.ts'
import { CheckoutFields } from './checkout-fields.tsx'
import type { Checkout, LineChanges } from './checkout-lines.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { asCheckoutValues, type CheckoutValues } from './checkout-values.ts'
import { HoldNotice } from './hold-notice.tsx'
import { OrderProblemNotice } from './order-problem-notice.tsx'
import type { OrderProblem } from './use-place-order.ts'

interface CheckoutFormProps {
  checkout: Checkout
  changes: LineChanges
  placing: boolean
  problem: OrderProblem | null
  onPlace: (order: PlaceOrderInput) => Promise<unknown>
}

const names = ['address', 'district', 'phone'] as const
const draftName = 'checkout'

/** The checkout: where to, what, and for how much. What is typed outlives a reload. */
export const CheckoutForm = ({ checkout, changes, placing, problem, onPlace }: CheckoutFormProps) => {
  const { checkout: copy } = usePageCopy()
  const form = useForm<CheckoutValues>({
    shouldFocusError: false,
    defaultValues: asCheckoutValues(readDraft(draftName, asCheckoutValues)),
  })
  const { formState, handleSubmit, subscribe } = form
  const [blocked, setBlocked] = useState(false)
  useErrorsInLanguage(form)
  const orderable = checkout.lines.every(({ state }) => state === 'IN_STOCK')

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe],
  )

  const place = (values: CheckoutValues) => {
    setBlocked(!orderable)
    if (!orderable) return
    return onPlace({
      ...values,
      source: checkout.source,
      expectedTotal: checkout.total,
      lines: checkout.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    })
  }

  return (
    <Form noValidate onSubmit={handleSubmit(place)}>
      <OrderProblemNotice problem={problem} />
      <AlertPlace>
        {blocked && !orderable && (
          <Notice tone="bad" icon={CircleAlert}>
            {copy.blocked}
          </Notice>
        )}
      </AlertPlace>
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
        <CheckoutSummary checkout={checkout} changes={changes} placing={placing} />
      </Split>
    </Form>
  )
}

const Form = styled(Stack).attrs({ as: 'form' })``
