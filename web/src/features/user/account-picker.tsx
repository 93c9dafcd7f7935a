import { isVisible } from '@sunnah-store/schema/visible-text'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import type { GoogleAccount } from '../../lib/identity/identity.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Muted } from '../../ui/basic/muted.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { ShopForm } from '../../ui/form/shop-form.tsx'
import { EmailField, emailRule } from './email-field.tsx'

interface AccountPickerProps {
  onPick: (account: GoogleAccount) => void
  onClose: () => void
}

/** Stands in for Google's window where the shop runs without Google. */
export const AccountPicker = ({ onPick, onClose }: AccountPickerProps) => {
  const { account: copy } = useCopy(shoppingCopy)
  const form = useShopForm<GoogleAccount>({
    defaultValues: { email: '', name: '' },
    idPrefix: 'google-',
    send: async ({ email, name }) => {
      onPick({ email: email.trim(), name: name.trim() })
      return null
    },
  })

  return (
    <Dialog title={copy.google.pick} onClose={onClose}>
      <Muted $small>{copy.google.explanation}</Muted>
      <ShopForm form={form} plain>
        <EmailField {...form.field('email', emailRule(copy))} />
        <TextField
          label={copy.name}
          autoComplete="name"
          {...form.field('name', { validate: (name) => isVisible(name) || copy.nameMissing })}
        />
        <Button type="submit">{copy.google.submit}</Button>
      </ShopForm>
    </Dialog>
  )
}
