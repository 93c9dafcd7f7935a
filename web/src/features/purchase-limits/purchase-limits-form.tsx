import { useApolloClient } from '@apollo/client/react'
import { limits } from '@sunnah-store/schema/limits'
import { readWhole } from '@sunnah-store/schema/whole-number'
import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type SettingsProblem, useSaveSettings } from '../../lib/form/use-save-settings.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import { notify } from '../../lib/notify/notify.ts'
import { media } from '../../theme/tokens.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SettingsForm } from '../../ui/form/settings-form.tsx'
import {
  customers,
  fieldName,
  inputOf,
  type LimitName,
  type LimitValues,
  limitNames,
  valuesOf,
} from './limit-values.ts'
import {
  PurchaseLimitsDocument,
  type PurchaseLimitsQuery,
  useSetPurchaseLimitsMutation,
} from './purchase-limits.generated.ts'

const { pieces, openOrders, total } = limits.purchase
const most: Record<LimitName, number> = { pieces, held: pieces, orders: openOrders, total }

/** How much customers may order and set aside: new ones, and those who have received something. */
export const PurchaseLimitsForm = ({ known }: { known: PurchaseLimitsQuery['purchaseLimits'] }) => {
  const { purchaseLimits: copy } = useCopy(manageCopy)
  const client = useApolloClient()
  const [setLimits] = useSetPurchaseLimitsMutation()
  const [saved, setSaved] = useState(() => valuesOf(known))

  const save = useSaveSettings({
    read: known.version,
    readNow: () =>
      client
        .query({ query: PurchaseLimitsDocument, fetchPolicy: 'network-only' })
        .then(({ data }) => data?.purchaseLimits.version),
  })

  const form = useShopForm<LimitValues, SettingsProblem>({
    defaultValues: saved,
    send: async (values) => {
      const problem = await save(async (expectedVersion) => {
        const { data } = await setLimits({ variables: { input: inputOf(values, expectedVersion) } })
        return data?.setPurchaseLimits.version
      })
      if (problem !== null) return problem
      setSaved(values)
      notify.success(copy.saved)
      return null
    },
  })
  const { field } = form

  const limitField = (name: string, label: string, upTo: number) => (
    <TextField
      key={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      {...field(name, {
        validate: (typed) => {
          const whole = readWhole(typed) ?? 0
          return (whole >= 1 && whole <= upTo) || copy.wrong(upTo)
        },
      })}
    />
  )

  return (
    <SettingsForm
      form={form}
      copy={copy}
      isUnsaved={() => JSON.stringify(inputOf(form.getValues(), 0)) !== JSON.stringify(inputOf(saved, 0))}
    >
      <Muted>{copy.about}</Muted>
      {customers.map((customer) => (
        <PaddedPanel key={customer} as="section" aria-labelledby={`limits-${customer}`}>
          <h2 id={`limits-${customer}`}>{copy.customers[customer]}</h2>
          <Fields>
            {limitNames.map((name) => limitField(fieldName(customer, name), copy.fields[name], most[name]))}
          </Fields>
        </PaddedPanel>
      ))}
      <PaddedPanel as="section" aria-labelledby="limits-unconfirmed">
        <h2 id="limits-unconfirmed">{copy.unconfirmed}</h2>
        <Muted>{copy.unconfirmedHint}</Muted>
        {limitField('unconfirmedTotal', copy.unconfirmedTotal, total)}
      </PaddedPanel>
      <PaddedPanel as="section" aria-labelledby="limits-first">
        <h2 id="limits-first">{copy.firstOrders}</h2>
        <Muted>{copy.firstOrdersHint}</Muted>
        {limitField('firstOrderTotal', copy.firstOrderTotal, total)}
      </PaddedPanel>
    </SettingsForm>
  )
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;
  justify-self: stretch;
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
