import { categories } from '@sunnah-store/schema/categories'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import { SelectField } from '../../../../ui/form/select.tsx'
import type { ProductFields } from './use-product-form.ts'

/** The category of a new product, by name and code. */
export const CategoryField = ({ fields }: { fields: ProductFields }) => {
  const { products, productFields: labels, categories: names } = useCopy(manageCopy)
  const copy = products.form

  return (
    <SelectField label={labels.categoryCode} hint={copy.required} required {...fields.field('categoryCode')}>
      <option value="">{copy.chooseCategory}</option>
      {categories.map(({ code }) => (
        <option key={code} value={code}>
          {copy.categoryOption(names[code], code)}
        </option>
      ))}
    </SelectField>
  )
}

/** The category of a product that is sold already, to read. */
export const FixedCategory = ({ code }: { code: number }) => {
  const { products, productFields: labels, categories: names } = useCopy(manageCopy)
  const copy = products.form
  const category = categories.find((one) => one.code === code)
  const value = category ? copy.categoryOption(names[category.code], category.code) : String(code)

  return <TextField id="categoryCode" label={labels.categoryCode} hint={copy.fixed} value={value} readOnly />
}
