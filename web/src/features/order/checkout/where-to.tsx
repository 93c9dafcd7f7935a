import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { Pencil } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { IconButton } from '../../../ui/basic/icon-button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { Stack } from '../../../ui/basic/panel.tsx'
import { Pill } from '../../../ui/data/pill.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { PickCard } from '../../../ui/form/pick-card.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import type { SavedAddress } from '../address/use-save-address.ts'
import { WhereFields } from '../address/where-fields.tsx'
import { OrderAddress } from '../order-address.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import type { CheckoutFormState } from './use-checkout-form.ts'

interface WhereToProps {
  form: CheckoutFormState
  addresses: readonly SavedAddress[]
  /** When a delivery to the chosen district comes. */
  terms: { minDays: number; maxDays: number } | null
  onEdit: (saved: SavedAddress) => void
}

/** One of the saved addresses, or another one. */
export const WhereTo = ({ form, addresses, terms, onEdit }: WhereToProps) => {
  const { checkout: copy, addresses: words, districtName, promise } = useCopy(shoppingCopy)
  const today = useToday()
  const { register } = form
  const picked = form.watch('addressId')
  const isOther = !addresses.some(({ id }) => id === picked)

  return (
    <CheckoutStep id="shipping" number={1} title={copy.shipping}>
      {addresses.length > 0 ? (
        <Stack role="radiogroup" aria-labelledby="shipping">
          {addresses.map((saved) => (
            <PickCard
              key={saved.id}
              id={`address-${saved.id}`}
              label={
                <>
                  {saved.label}
                  {saved.isDefault && <Pill $tone="brass">{words.usual}</Pill>}
                </>
              }
              about={<OrderAddress {...saved} district={districtName(saved.district)} />}
              corner={
                <IconButton
                  label={words.edit(saved.label)}
                  icon={Pencil}
                  aria-haspopup="dialog"
                  onClick={() => onEdit(saved)}
                />
              }
              value={saved.id}
              {...register('addressId', { onChange: () => form.takeReceiverOf(saved) })}
            />
          ))}
          <PickCard id="address-other" label={words.other} value="" {...register('addressId')}>
            {isOther && <NewAddress form={form} canBeSaved={addresses.length < limits.addresses} />}
          </PickCard>
        </Stack>
      ) : (
        <NewAddress form={form} canBeSaved />
      )}
      <Muted $small>
        {copy.country}{' '}
        {terms && (
          <>
            {copy.firstDelivery} <Days>{promise.days(today, terms)}</Days>
          </>
        )}
      </Muted>
    </CheckoutStep>
  )
}

const NewAddress = ({ form, canBeSaved }: { form: CheckoutFormState; canBeSaved: boolean }) => {
  const { addresses: copy } = useCopy(shoppingCopy)
  const { field, register } = form
  const keeps = form.watch('keep')

  return (
    <>
      <WhereFields field={field} />
      {canBeSaved && <Tick label={copy.keep} {...register('keep')} />}
      {canBeSaved && keeps && (
        <TextField
          label={copy.labelOptional}
          hint={copy.labelHint}
          {...field('label', {
            validate: (label) => textLength(seenText(label)) <= limits.addressLabel || copy.labelTooLong,
          })}
        />
      )}
    </>
  )
}

const Days = styled.b`
  white-space: nowrap;
`
