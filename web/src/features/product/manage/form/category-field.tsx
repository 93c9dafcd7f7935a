import { categories } from '@sunnah-store/schema/categories'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { SelectField } from '../../../../ui/form/select.tsx'
import type { ProductFields } from './use-product-form.ts'

/** The category of a product, by name and code. */
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
