import { useState } from 'react'
import { readChosenDistrict } from '../../../lib/delivery/district.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { useSessionState } from '../../../lib/identity/use-session.ts'
import { writtenPhone } from '../../../lib/text/phone.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import type { SavedAddress } from '../address/use-save-address.ts'
import { type CheckoutValues, emptyCheckout, readCheckoutDraft, storeCheckoutDraft } from './checkout-draft.ts'

/** Where an order goes, who receives it, and what the rider is told, as the shop takes it. */
export const recipientOf = (values: CheckoutValues, saved: SavedAddress | null) => {
  const isOther = values.receiver === 'other'
  const where = saved ?? { ...values, address: seenText(values.address) }

  return {
    address: where.address,
    district: where.district,
    phone: isOther ? values.receiverPhone : values.phone,
    ...given({
      area: seenText(where.area ?? ''),
      receiverName: isOther ? seenText(values.receiverName) : '',
      riderNote: seenText(values.riderNote),
    }),
    ...(values.callFirst && { callFirst: true }),
  }
}

const given = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text))

/** Who receives something at a saved address, the phone as people write it. */
const receiverOf = ({ receiverName, phone: number }: SavedAddress) => {
  const phone = writtenPhone(number)
  return receiverName === null
    ? { receiver: 'me' as const, phone }
    : { receiver: 'other' as const, receiverName, receiverPhone: phone }
}

/** The usual address; where another district was chosen before, one of the shopper's own that is there. */
const addressFor = (promised: string, addresses: readonly SavedAddress[]) => {
  const usual = addresses.find(({ isDefault }) => isDefault)
  if (!promised || usual?.district === promised) return usual
  return addresses.find(({ district, receiverName }) => district === promised && receiverName === null)
}

/** The form of a checkout: what was typed before a reload, else what is saved of the shopper. */
export const useCheckoutForm = (
  addresses: readonly SavedAddress[],
  place: (values: CheckoutValues) => Promise<unknown>,
) => {
  const session = useSessionState()
  const [first] = useState((): CheckoutValues => {
    const draft = readCheckoutDraft()
    if (draft) return { ...draft, district: draft.district || readChosenDistrict() }
    const promised = readChosenDistrict()
    const saved = addressFor(promised, addresses)
    const remembered = saved ? { addressId: saved.id, ...receiverOf(saved) } : { district: promised }
    const own = session.status === 'signedIn' ? session.user.phone : null
    return { ...emptyCheckout, ...(own && { phone: writtenPhone(own) }), ...remembered }
  })
  const form = useShopForm<CheckoutValues>({
    defaultValues: first,
    onType: storeCheckoutDraft,
    send: async (values) => {
      await place(values)
      return null
    },
  })

  return {
    ...form,
    /** The saved address that is chosen; null: another one. */
    savedAmong: (all: readonly SavedAddress[]) => all.find(({ id }) => id === form.watch('addressId')) ?? null,
    takeReceiverOf: (saved: SavedAddress) => {
      for (const [name, value] of Object.entries(receiverOf(saved))) form.setValue(name as keyof CheckoutValues, value)
    },
  }
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>
