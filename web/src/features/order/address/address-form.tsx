import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { useSessionState } from '../../../lib/identity/use-session.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { writtenPhone } from '../../../lib/text/phone.ts'
import { phoneRule } from '../../../lib/text/phone-rule.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Row } from '../../../ui/basic/panel.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { PhoneField } from './phone-field.tsx'
import { ReceiverNameField } from './receiver-name-field.tsx'
import { type SavedAddress, useSaveAddress } from './use-save-address.ts'
import { WhereFields } from './where-fields.tsx'

interface AddressFormProps {
  /** The one that is changed; null: a new one. */
  saved: SavedAddress | null
  /** Called with the changed one as the shop keeps it. */
  onChanged?: (saved: SavedAddress) => void
  onClose: () => void
}

/** A saved address: what it is called, where it is, and who receives something there. */
export const AddressForm = ({ saved, onChanged, onClose }: AddressFormProps) => {
  const { addresses, asking, checkout } = useCopy(shoppingCopy)
  const [saveAddress] = useSaveAddress()
  const session = useSessionState()
  const known = saved ? saved.phone : session.status === 'signedIn' && session.user.phone
  const form = useShopForm({
    defaultValues: {
      label: saved?.label ?? '',
      address: saved?.address ?? '',
      area: saved?.area ?? '',
      district: saved?.district ?? '',
      receiverName: saved?.receiverName ?? '',
      phone: known ? writtenPhone(known) : '',
      isDefault: saved?.isDefault ?? false,
    },
    idPrefix: 'saved-',
    send: async ({ label, address, area, receiverName, ...values }) => {
      const input = {
        ...values,
        ...(saved && { id: saved.id }),
        label: seenText(label),
        address: seenText(address),
        area: seenText(area) || null,
        receiverName: seenText(receiverName) || null,
      }
      try {
        const { data } = await saveAddress({ variables: { input } })
        const changed = data?.saveAddress.find(({ id }) => id === saved?.id)
        if (changed) onChanged?.(changed)
      } catch (error) {
        return refusalOf(error)?.code ?? 'OTHER'
      }
      notify.success(addresses.saved)
      onClose()
      return null
    },
  })
  const { busy, field, problem, register } = form

  return (
    <Dialog title={saved ? addresses.edit(saved.label) : addresses.add} onClose={onClose}>
      <ShopForm form={form} plain>
        <FormProblem problem={problem}>
          {problem === 'ADDRESSES_FULL' && addresses.full}
          {problem === 'NOT_FOUND' && addresses.gone}
          {problem !== 'ADDRESSES_FULL' && problem !== 'NOT_FOUND' && addresses.saveFailed}
        </FormProblem>
        <TextField
          label={addresses.label}
          hint={addresses.labelHint}
          data-first
          {...field('label', {
            validate: {
              given: (label) => isVisible(label) || addresses.labelMissing,
              short: (label) => textLength(seenText(label)) <= limits.addressLabel || addresses.labelTooLong,
            },
          })}
        />
        <WhereFields field={field} />
        <ReceiverNameField field={field} label={addresses.receiver} optional />
        <PhoneField {...field('phone', { validate: phoneRule(checkout.phoneFaults) })} />
        {!saved?.isDefault && <Tick label={addresses.makeDefault} {...register('isDefault')} />}
        <Row>
          <SubmitButton busy={busy}>{addresses.save}</SubmitButton>
          <Button type="button" $look="text" onClick={onClose}>
            {asking.cancel}
          </Button>
        </Row>
      </ShopForm>
    </Dialog>
  )
}
