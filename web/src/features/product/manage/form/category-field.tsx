import { categories } from '@sunnah-store/schema/categories'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import type { ProductFields } from './use-product-form.ts'

/** The category of a new product, by name and code. */
export const CategoryField = ({ fields }: { fields: ProductFields }) => {
  const { products, categories: names } = useCopy()
  const copy = products.form

  return (
    <SelectField label={copy.category} hint={copy.required} required {...fields.field('categoryCode')}>
      <option value="">{copy.chooseCategory}</option>
      {categories.map(({ code }) => (
        <option key={code} value={code}>
          {copy.categoryOption(names[code], code)}
        </option>
      ))}
    </SelectField>
  )
}
