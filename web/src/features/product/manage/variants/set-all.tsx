import { limits } from '@sunnah-store/schema/limits'
import { readWhole } from '@sunnah-store/schema/whole-number'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'

interface SetAllProps {
  onSet: (changes: { quantity?: string; price?: string }) => void
  onClose: () => void
}

/** Writes the same pieces or price into all rows. */
export const SetAll = ({ onSet, onClose }: SetAllProps) => {
  const { grid: copy, rules } = useCopy(manageCopy).variants
  const form = useShopForm({
    idPrefix: 'all-',
    defaultValues: { quantity: '', price: '' },
    send: async (values) => {
      onSet(Object.fromEntries(Object.entries(values).filter(([, typed]) => typed.trim() !== '')))
      onClose()
      return null
    },
  })
  const upTo = (most: number, problem: string) => (typed: string) => {
    const number = readWhole(typed)
    return typed.trim() === '' || (number !== null && number <= most) || problem
  }

  return (
    <Dialog title={copy.setAllHeading} onClose={onClose}>
      <ShopForm form={form} plain>
        <Muted $small>{copy.setAllHint}</Muted>
        <TextField
          label={copy.quantity}
          inputMode="numeric"
          autoComplete="off"
          data-first
          {...form.field('quantity', { validate: upTo(limits.product.quantity, rules.quantity) })}
        />
        <TextField
          label={copy.price}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('price', { validate: upTo(limits.product.price, rules.price) })}
        />
        <Button>{copy.set}</Button>
      </ShopForm>
    </Dialog>
  )
}
