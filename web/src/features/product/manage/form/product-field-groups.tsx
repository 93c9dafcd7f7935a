import type { ReactNode } from 'react'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { TextAreaField, TextField } from '../../../../ui/form/field.tsx'
import { Columns, FieldGroup } from './field-group.tsx'
import { PictureFields } from './picture-fields.tsx'
import { PricePreview } from './price-preview.tsx'
import type { ProductFields } from './use-product-form.ts'

interface ProductFieldGroupsProps {
  fields: ProductFields
  /** Its category, to choose or to read. */
  category: ReactNode
  /** Where it was made and its model number, to type or to read. */
  origin: ReactNode
}

/** All that an admin says of a product. */
export const ProductFieldGroups = ({ fields, category, origin }: ProductFieldGroupsProps) => {
  const { form: copy } = useCopy().products
  const { field, price, discount } = fields

  return (
    <>
      <FieldGroup heading={copy.basics}>
        <Columns>
          {category}
          <TextField label={copy.name} hint={copy.nameHint} required {...field('name')} />
          <TextField label={copy.nameBn} hint={copy.nameBnHint} lang="bn" {...field('nameBn')} />
          <TextField
            label={copy.quantity}
            hint={copy.quantityHint}
            inputMode="numeric"
            required
            {...field('quantity')}
          />
          <TextField label={copy.price} hint={copy.priceHint} inputMode="numeric" required {...field('price')} />
          <TextField label={copy.discount} hint={copy.discountHint} inputMode="numeric" {...field('discount')} />
        </Columns>
        <PricePreview price={price} discount={discount} />
      </FieldGroup>
      <PictureFields fields={fields} />
      <FieldGroup heading={copy.details}>
        <Columns>
          <TextField label={copy.brandName} {...field('brandName')} />
          <TextField label={copy.productType} {...field('productType')} />
          {origin}
          <TextField label={copy.material} {...field('material')} />
          <TextField label={copy.color} {...field('color')} />
          <TextField label={copy.size} {...field('size')} />
        </Columns>
        <TextAreaField label={copy.description} rows={6} {...field('description')} />
      </FieldGroup>
    </>
  )
}
