import { limits } from '@sunnah-store/schema/limits'
import { readWhole } from '@sunnah-store/schema/whole-number'
import { useState } from 'react'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { DeliveryQuery } from '../../../lib/delivery/delivery.generated.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'
import { LeaveQuestion } from '../../../ui/dialog/leave-question.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { FormColumn } from '../../../ui/layout/page-layout.ts'
import { type DeliveryValues, saidBy, valuesOf, valuesOfTerms } from './delivery-values.ts'
import { ExceptionList } from './exception-list.tsx'
import { TermsFields } from './terms-fields.tsx'
import { type SetProblem, useSetDelivery } from './use-set-delivery.ts'

/** What delivery costs and how long it takes: everywhere, and in the districts where something else holds. */
export const DeliveryForm = ({ plan }: { plan: DeliveryQuery['delivery'] }) => {
  const { deliveryRules: copy, asking, format } = useCopy(manageCopy)
  const set = useSetDelivery(plan.version)
  const [first] = useState(() => valuesOf(plan, format.digits))
  const [excepted, setExcepted] = useState(() => plan.exceptions.map(({ district }) => district))
  const [saved, setSaved] = useState(() => saidBy(first, excepted))
  const form = useShopForm<DeliveryValues, SetProblem>({
    // The names of the fields, in their order, come from here too.
    defaultValues: Object.assign(
      {},
      first,
      ...excepted.map((district) => valuesOfTerms(plan, format.digits, district)),
      first,
    ),
    send: async (values) => {
      const problem = await set(values, excepted)
      if (problem !== null) return problem
      setSaved(saidBy(values, excepted))
      notify.success(copy.saved)
      return null
    },
  })
  const { busy, field, getValues, problem, setValue } = form

  const handleAdd = (district: string) => {
    const { fee = '', minDays = '', maxDays = '' } = getValues()
    const names = Object.keys(valuesOfTerms(plan, format.digits, district))
    names.forEach((name, place) => {
      setValue(name, [fee, minDays, maxDays][place] ?? '')
    })
    setExcepted([...excepted, district])
  }
  const handleRemove = (district: string) => {
    setExcepted(excepted.filter((other) => other !== district))
    goOnFrom(document.getElementById('delivery-exceptions'))
  }

  return (
    <FormColumn>
      <LeaveQuestion isUnsaved={() => saidBy(getValues(), excepted) !== saved} />
      <ShopForm form={form} plain>
        <FormProblem problem={problem}>
          {problem && (problem === 'notAdmin' ? asking.notAdmin : copy.problems[problem])}
        </FormProblem>
        <PaddedPanel as="section" aria-labelledby="delivery-everywhere">
          <h2 id="delivery-everywhere">{copy.everywhere}</h2>
          <TermsFields field={field} />
          <TextField
            label={copy.freeFrom}
            hint={copy.freeFromHint}
            inputMode="numeric"
            autoComplete="off"
            {...field('freeFrom', {
              validate: (typed) =>
                typed.trim() === '' || (readWhole(typed) ?? Number.POSITIVE_INFINITY) <= limits.delivery.freeFrom
                  ? true
                  : copy.freeFromWrong,
            })}
          />
        </PaddedPanel>
        <ExceptionList excepted={excepted} field={field} onAdd={handleAdd} onRemove={handleRemove} />
        <Row>
          <SubmitButton busy={busy} busyLabel={copy.saving}>
            {copy.save}
          </SubmitButton>
        </Row>
      </ShopForm>
    </FormColumn>
  )
}
