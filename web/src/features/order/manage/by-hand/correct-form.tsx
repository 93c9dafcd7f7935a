import type { DeliveryRules } from '@sunnah-store/schema/delivery'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../../lib/failure/refusal.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { useIsAdmin } from '../../../../lib/identity/use-is-admin.ts'
import { backToList, cameFromList } from '../../../../lib/navigation/list-behind.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { LeaveQuestion } from '../../../../ui/dialog/leave-question.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Split } from '../../../../ui/layout/page-layout.ts'
import { SaveBar } from '../../../../ui/layout/save-bar.ts'
import { AddProduct } from './add-product.tsx'
import { useCorrectOrderMutation } from './correct-order.generated.ts'
import {
  areOther,
  type Correctable,
  changedDiscount,
  changedFields,
  mostOff,
  placeOf,
  totalOf,
  typedOver,
  valuesOf,
} from './corrected.ts'
import { CorrectedMeanwhile } from './corrected-meanwhile.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { FormPart, FormParts } from './form-part.tsx'
import { inputsOf, isChosen, isPossible, lineBelowToday, linesOf, linesOver } from './hand-line.ts'
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
  const { byHand: copy, language, taking, taka } = useCopy(manageCopy)
  const isAdmin = useIsAdmin()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [correctOrder] = useCorrectOrderMutation()
  const [lines, setLines] = useState(() => linesOf(order))
  const [before] = useState(order)
  const isSaved = useRef(false)
  const asksForDiscount = isAdmin && order.source === 'ADMIN'

  const form = useShopForm({
    defaultValues: valuesOf(order),
    send: async (values, { getValues, reset, setError }) => {
      if (lines.length === 0) return 'NO_LINES'
      if (!lines.every(isChosen)) return 'NOT_CHOSEN'
      if (!lines.every(isPossible)) return 'OUT_OF_STOCK'
      if (!asksForDiscount && order.discount > (mostOff(order, delivery, values, lines) ?? order.discount))
        return 'DISCOUNT'
      if (!isAdmin && lineBelowToday(order.lines, lines)) return 'BELOW_TODAY'
      const expectedTotal = totalOf(order, delivery, values, lines)
      const input = { ...placeOf(values), ...changedDiscount(order, values), lines: inputsOf(lines), expectedTotal }
      try {
        await correctOrder({ variables: { input: { id: order.id, expectedVersion: order.version, ...input } } })
      } catch (error) {
        const refusal = refusalOf(error)
        const code = refusal?.code ?? 'OTHER'
        // What the form knows to cost more today it does not send: the price has gone up since it was read.
        if (refusal?.code === 'BAD_USER_INPUT' && refusal.fields.includes('lines')) return 'PRICE_CHANGED'
        if (refusal?.code === 'BAD_USER_INPUT' && refusal.fields.includes('discount')) {
          // Where there is no field, it was not typed: what the order comes to is not what was shown.
          if (!asksForDiscount) return 'PRICE_CHANGED'
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
      if (cameFromList(state)) navigate(-1)
      else navigate(paths.orderNumbered(order.number))
      return null
    },
  })
  const { busy, control, field, getValues } = form
  const values = { ...valuesOf(order), ...useWatch({ control }) }
  const isUnsaved = () =>
    !isSaved.current &&
    (changedFields(order, getValues()).length > 0 ||
      changedDiscount(order, getValues()) !== null ||
      areOther(order, lines))
  const most = mostOff(order, delivery, values, lines)
  const isTooMuchOff = most !== null && order.discount > most
  const below = isAdmin ? undefined : lineBelowToday(order.lines, lines)
  const isSettled = (form.problem === 'DISCOUNT' && !isTooMuchOff) || (form.problem === 'BELOW_TODAY' && !below)
  const problem = isSettled ? null : form.problem

  return (
    <ShopForm form={form} plain>
      <LeaveQuestion isUnsaved={isUnsaved} />
      <p>{copy.whose(order.number, order.customerName)}</p>
      <FormProblem problem={problem}>
        {problem === 'DISCOUNT' && most !== null && copy.discountAbove(taka(order.discount), taka(most))}
        {problem === 'BELOW_TODAY' &&
          below &&
          copy.belowToday(productName(below, language).name, taka(below.unitPrice), taka(below.priceToday))}
        {problem &&
          problem !== 'DISCOUNT' &&
          problem !== 'BELOW_TODAY' &&
          copy.problems[problem in copy.problems ? (problem as keyof typeof copy.problems) : 'OTHER']}
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
        <FormParts>
          <FormPart id="correct-receiver" heading={copy.receiver}>
            <ReceiverFields field={field} nameLabel={copy.fields.receiverName} />
          </FormPart>
          <FormPart id="correct-lines" heading={copy.lines}>
            <HandLines lines={lines} onChange={setLines} />
            <TakenOut order={order} lines={lines} onPutBack={(line) => setLines([...lines, line])} />
            <AddProduct lines={lines} ordered={order.lines} onAdd={(line) => setLines([...lines, line])} />
          </FormPart>
          {asksForDiscount && (
            <FormPart id="correct-discount" heading={taking.discount}>
              <DiscountFields field={field} most={most} />
            </FormPart>
          )}
        </FormParts>
        <WhatChanges order={order} delivery={delivery} values={values} lines={lines} />
      </Split>
      <SaveBar data-save-bar>
        <ButtonLink to={backToList(paths.allOrders(), state)} $look="quiet">
          {copy.leave}
        </ButtonLink>
        <SubmitButton busy={busy} busyLabel={copy.saving}>
          {copy.save}
        </SubmitButton>
      </SaveBar>
    </ShopForm>
  )
}
