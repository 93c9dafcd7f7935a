import { banglaTwins, type DetailName, isInBangla, type ProductFieldName } from '@sunnah-store/schema/product-fields'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { TextAreaField, TextField } from '../../../../ui/form/field.tsx'
import { CategoryField } from './category-field.tsx'
import { Columns, FieldGroup } from './field-group.tsx'
import { PictureFields } from './picture-fields.tsx'
import { PricePreview } from './price-preview.tsx'
import { formDetails } from './product-values.ts'
import { StockField } from './stock-field.tsx'
import type { EditedProductQuery } from './update-product.generated.ts'
import type { ProductFields } from './use-product-form.ts'

interface ProductFieldGroupsProps {
  fields: ProductFields
  /** What the shop sells already; null for a new product. */
  product: EditedProductQuery['product'] | null
}

/** What stays as it is once a product is sold. */
const fixedDetails: readonly DetailName[] = ['placeOfOrigin', 'modelNumber']

/** All that an admin says of a product. */
export const ProductFieldGroups = ({ fields, product }: ProductFieldGroupsProps) => {
  const { products, productFields: labels } = useCopy(manageCopy)
  const { form: copy } = products
  const { field, price, discount, missing } = fields
  const missingTwins: readonly ProductFieldName[] = missing.map((name) => banglaTwins[name])
  const banglaHint = (name: ProductFieldName) => ({
    lang: isInBangla(name) ? 'bn' : undefined,
    ...(missingTwins.includes(name) && { hint: copy.banglaMissing }),
  })

  return (
    <>
      <FieldGroup heading={copy.basics}>
        <Columns>
          <CategoryField fields={fields} />
          <TextField label={labels.name} hint={copy.nameHint} required {...field('name')} />
          <TextField label={labels.nameBn} hint={copy.nameBnHint} lang="bn" {...field('nameBn')} />
          <StockField fields={fields} product={product} />
          <TextField
            label={labels.price}
            hint={product && product.options.length > 0 ? copy.lowestPriceHint : copy.priceHint}
            inputMode="numeric"
            required
            {...field('price')}
          />
          <TextField label={labels.discount} hint={copy.discountHint} inputMode="numeric" {...field('discount')} />
        </Columns>
        <PricePreview price={price} discount={discount} />
      </FieldGroup>
      <PictureFields fields={fields} />
      <FieldGroup heading={copy.details}>
        <Columns>
          {formDetails.map((name) => {
            if (product && fixedDetails.includes(name))
              return (
                <TextField
                  key={name}
                  id={name}
                  label={labels[name]}
                  hint={copy.fixed}
                  value={product[name] ?? copy.notGiven}
                  readOnly
                />
              )
            return <TextField key={name} label={labels[name]} {...banglaHint(name)} {...field(name)} />
          })}
        </Columns>
        <TextAreaField label={labels.description} rows={6} {...field('description')} />
        <TextAreaField
          label={labels.descriptionBn}
          rows={6}
          {...banglaHint('descriptionBn')}
          {...field('descriptionBn')}
        />
        {missing.length > 0 && <Muted role="status">{copy.missingInBangla(missing.map((name) => labels[name]))}</Muted>}
      </FieldGroup>
    </>
  )
}
