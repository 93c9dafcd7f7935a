import { useApolloClient } from '@apollo/client/react'
import { limits } from '@sunnah-store/schema/limits'
import { readWhole } from '@sunnah-store/schema/whole-number'
import { useState } from 'react'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { DeliveryDocument, type DeliveryQuery } from '../../../lib/delivery/delivery.generated.ts'
import { type SettingsProblem, useSaveSettings } from '../../../lib/form/use-save-settings.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { SettingsForm } from '../../../ui/form/settings-form.tsx'
import { type DeliveryValues, inputOf, saidBy, valuesOf, valuesOfTerms } from './delivery-values.ts'
import { ExceptionList } from './exception-list.tsx'
import { useSetDeliveryMutation } from './set-delivery.generated.ts'
import { TermsFields } from './terms-fields.tsx'

/** What delivery costs and how long it takes: everywhere, and in the districts where something else holds. */
export const DeliveryForm = ({ plan }: { plan: DeliveryQuery['delivery'] }) => {
  const { deliveryRules: copy, format } = useCopy(manageCopy)
  const client = useApolloClient()
  const [setDelivery] = useSetDeliveryMutation()
  const save = useSaveSettings({
    read: plan.version,
    readNow: () =>
      client
        .query({ query: DeliveryDocument, fetchPolicy: 'network-only', context: { personal: true } })
        .then(({ data }) => data?.delivery.version),
  })
  const [first] = useState(() => valuesOf(plan, format.digits))
  const [excepted, setExcepted] = useState(() => plan.exceptions.map(({ district }) => district))
  const [saved, setSaved] = useState(() => saidBy(first, excepted))
  const form = useShopForm<DeliveryValues, SettingsProblem>({
    // The names of the fields, in their order, come from here too.
    defaultValues: Object.assign(
      {},
      first,
      ...excepted.map((district) => valuesOfTerms(plan, format.digits, district)),
      first,
    ),
    send: async (values) => {
      const problem = await save(async (expectedVersion) => {
        const { data } = await setDelivery({ variables: { input: inputOf(values, excepted, expectedVersion) } })
        return data?.setDelivery.version
      })
      if (problem !== null) return problem
      setSaved(saidBy(values, excepted))
      notify.success(copy.saved)
      return null
    },
  })
  const { field, getValues, setValue } = form

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
    <SettingsForm form={form} copy={copy} isUnsaved={() => saidBy(form.getValues(), excepted) !== saved}>
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
    </SettingsForm>
  )
}
