import { categories } from '@sunnah-store/schema/categories'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import type { EditedProductQuery } from './update-product.generated.ts'

interface FixedFieldsProps {
  product: EditedProductQuery['product']
}

/** The category of a product that is sold already, to read. */
export const FixedCategory = ({ product }: FixedFieldsProps) => {
  const { products, categories: names } = useCopy()
  const copy = products.form
  const category = categories.find(({ code }) => code === product.category.code)
  const value = category ? copy.categoryOption(names[category.code], category.code) : String(product.category.code)

  return <TextField id="categoryCode" label={copy.category} hint={copy.fixed} value={value} readOnly />
}

/** Where a product was made and its model number, to read. */
export const FixedOrigin = ({ product }: FixedFieldsProps) => {
  const { form: copy } = useCopy().products

  return (
    <>
      <TextField
        id="placeOfOrigin"
        label={copy.placeOfOrigin}
        hint={copy.fixed}
        value={product.placeOfOrigin ?? copy.notGiven}
        readOnly
      />
      <TextField
        id="modelNumber"
        label={copy.modelNumber}
        hint={copy.fixed}
        value={product.modelNumber ?? copy.notGiven}
        readOnly
      />
    </>
  )
}
