import type { DetailName } from '@sunnah-store/schema/product-fields'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { TextAreaField, TextField } from '../../../../ui/form/field.tsx'
import { CategoryField, FixedCategory } from './category-field.tsx'
import { Columns, FieldGroup } from './field-group.tsx'
import { PictureFields } from './picture-fields.tsx'
import { PricePreview } from './price-preview.tsx'
import { formDetails } from './product-values.ts'
import type { EditedProductQuery } from './update-product.generated.ts'
import type { ProductFields } from './use-product-form.ts'

interface ProductFieldGroupsProps {
  fields: ProductFields
  /** What the shop sells already; null for a new product. */
  product: EditedProductQuery['product'] | null
}

/** What stays as it is once a product is sold, like its category. */
const fixedDetails: readonly DetailName[] = ['placeOfOrigin', 'modelNumber']

/** All that an admin says of a product. */
export const ProductFieldGroups = ({ fields, product }: ProductFieldGroupsProps) => {
  const { products, productFields: labels } = useCopy(manageCopy)
  const { form: copy } = products
  const { field, price, discount } = fields

  return (
    <>
      <FieldGroup heading={copy.basics}>
        <Columns>
          {product ? <FixedCategory code={product.category.code} /> : <CategoryField fields={fields} />}
          <TextField label={labels.name} hint={copy.nameHint} required {...field('name')} />
          <TextField label={labels.nameBn} hint={copy.nameBnHint} lang="bn" {...field('nameBn')} />
          <TextField
            label={labels.quantity}
            hint={copy.quantityHint}
            inputMode="numeric"
            required
            {...field('quantity')}
          />
          <TextField label={labels.price} hint={copy.priceHint} inputMode="numeric" required {...field('price')} />
          <TextField label={labels.discount} hint={copy.discountHint} inputMode="numeric" {...field('discount')} />
        </Columns>
        <PricePreview price={price} discount={discount} />
      </FieldGroup>
      <PictureFields fields={fields} />
      <FieldGroup heading={copy.details}>
        <Columns>
          {formDetails.map((name) =>
            product && fixedDetails.includes(name) ? (
              <TextField
                key={name}
                id={name}
                label={labels[name]}
                hint={copy.fixed}
                value={product[name] ?? copy.notGiven}
                readOnly
              />
            ) : (
              <TextField key={name} label={labels[name]} {...field(name)} />
            ),
          )}
        </Columns>
        <TextAreaField label={labels.description} rows={6} {...field('description')} />
      </FieldGroup>
    </>
  )
}
