import type { DeliveryRules } from '@sunnah-store/schema/delivery'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../../lib/failure/refusal.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { useIsAdmin } from '../../../../lib/identity/use-is-admin.ts'
import { backToList } from '../../../../lib/navigation/list-behind.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { PaddedPanel, Row } from '../../../../ui/basic/panel.tsx'
import { LeaveQuestion } from '../../../../ui/dialog/leave-question.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Split } from '../../../../ui/layout/page-layout.ts'
import { AddProduct } from './add-product.tsx'
import { useCorrectOrderMutation } from './correct-order.generated.ts'
import {
  areOther,
  type Correctable,
  changedDiscount,
  changedFields,
  feeOf,
  placeOf,
  totalOf,
  typedOver,
  valuesOf,
} from './corrected.ts'
import { CorrectedMeanwhile } from './corrected-meanwhile.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { inputsOf, isChosen, isPossible, linesOf, linesOver, subtotalOf } from './hand-line.ts'
import { HandLines } from './hand-lines.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import { TakenOut } from './taken-out.tsx'
import { WhatChanges } from './what-changes.tsx'

interface CorrectFormProps {
  order: Correctable
  delivery: DeliveryRules
  /** The order as it is now, which is shown from then on. */
  readAnew: () => Promise<Correctable | undefined>
  /** Begins anew with the order as it is now. */
  onReload: () => void
}

/** Corrects the receiver and the lines of an order, and shows what changes before it is saved. */
export const CorrectForm = ({ order, delivery, readAnew, onReload }: CorrectFormProps) => {
  const { byHand: copy, taking } = useCopy(manageCopy)
  const isAdmin = useIsAdmin()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [correctOrder] = useCorrectOrderMutation()
  const [lines, setLines] = useState(() => linesOf(order))
  const [before] = useState(order)
  const isSaved = useRef(false)

  const form = useShopForm({
    defaultValues: valuesOf(order),
    send: async (values, { getValues, reset, setError }) => {
      if (lines.length === 0) return 'NO_LINES'
      if (!lines.every(isChosen)) return 'NOT_CHOSEN'
      if (!lines.every(isPossible)) return 'OUT_OF_STOCK'
      const expectedTotal = totalOf(order, delivery, values, lines)
      const input = { ...placeOf(values), ...changedDiscount(order, values), lines: inputsOf(lines), expectedTotal }
      try {
        await correctOrder({ variables: { input: { id: order.id, expectedVersion: order.version, ...input } } })
      } catch (error) {
        const refusal = refusalOf(error)
        const code = refusal?.code ?? 'OTHER'
        if (refusal?.code === 'BAD_USER_INPUT' && refusal.fields.includes('discount')) {
          setError('discount', { message: taking.notTaken })
          return null
        }
        const now = code === 'ORDER_CHANGED' ? await readAnew().catch(() => undefined) : undefined
        if (now) {
          reset(typedOver(order, now, getValues()), { keepSubmitCount: true })
          setLines((typed) => linesOver(order, now, typed))
        }
        return code
      }
      isSaved.current = true
      notify.success(copy.correctedNow(order.number))
      navigate(paths.orderNumbered(order.number))
      return null
    },
  })
  const { busy, control, field, getValues, problem } = form
  const values = { ...valuesOf(order), ...useWatch({ control }) }
  const isUnsaved = () =>
    !isSaved.current &&
    (changedFields(order, getValues()).length > 0 ||
      changedDiscount(order, getValues()) !== null ||
      areOther(order, lines))
  // An agreed discount stays, also where less is ordered than it takes off.
  const most =
    changedDiscount(order, values) && lines.every(isChosen)
      ? subtotalOf(lines) + feeOf(order, delivery, values.district, lines)
      : null

  return (
    <ShopForm form={form} plain>
      <LeaveQuestion isUnsaved={isUnsaved} />
      <p>{copy.whose(order.number, order.customerName)}</p>
      <FormProblem problem={problem}>
        {problem && copy.problems[problem in copy.problems ? (problem as keyof typeof copy.problems) : 'OTHER']}
        {problem === 'ORDER_CHANGED' && before.version !== order.version && (
          <CorrectedMeanwhile before={before} now={order} />
        )}
        {(problem === 'ORDER_CHANGED' || problem === 'PRICE_CHANGED' || problem === 'STATUS_CHANGED') && (
          <Button type="button" $look="quiet" onClick={onReload}>
            {copy.reload}
          </Button>
        )}
      </FormProblem>
      <Split>
        <Parts>
          <Part as="section" aria-labelledby="correct-receiver">
            <h2 id="correct-receiver">{copy.receiver}</h2>
            <ReceiverFields field={field} nameLabel={copy.fields.receiverName} />
          </Part>
          <Part as="section" aria-labelledby="correct-lines">
            <h2 id="correct-lines">{copy.lines}</h2>
            <HandLines lines={lines} onChange={setLines} />
            <TakenOut order={order} lines={lines} onPutBack={(line) => setLines([...lines, line])} />
            <AddProduct lines={lines} ordered={order.lines} onAdd={(line) => setLines([...lines, line])} />
          </Part>
          {isAdmin && order.source === 'ADMIN' && (
            <Part as="section" aria-labelledby="correct-discount">
              <h2 id="correct-discount">{taking.discount}</h2>
              <DiscountFields field={field} most={most} />
            </Part>
          )}
        </Parts>
        <WhatChanges order={order} delivery={delivery} values={values} lines={lines} />
      </Split>
      <Row>
        <SubmitButton busy={busy} busyLabel={copy.saving}>
          {copy.save}
        </SubmitButton>
        <ButtonLink to={backToList(paths.allOrders(), state)} $look="text">
          {copy.leave}
        </ButtonLink>
      </Row>
    </ShopForm>
  )
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
`

const Part = styled(PaddedPanel)`
  justify-items: stretch;
`
