import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { Stack } from '../../../../ui/basic/panel.tsx'
import { touchLink } from '../../../../ui/basic/touch-link.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import type { EditedProductQuery } from './update-product.generated.ts'
import type { ProductFields } from './use-product-form.ts'

interface StockFieldProps {
  fields: ProductFields
  /** What the shop sells already; null for a new product. */
  product: EditedProductQuery['product'] | null
}

/** How many pieces there are; sizes and colours have their own, on a page of theirs. */
export const StockField = ({ fields, product }: StockFieldProps) => {
  const { productFields: labels, products, variants } = useCopy(manageCopy)
  const table = product && <TableLink to={paths.productVariants(product.id)}>{variants.change}</TableLink>
  if (product && product.options.length > 0)
    return (
      <Stack $gap="small">
        <Label>{labels.quantity}</Label>
        <p>{variants.inKinds(product.quantity, product.variants.length)}</p>
        {table}
      </Stack>
    )

  const field = fields.field('quantity')
  return (
    <Stack $gap="small">
      <TextField label={labels.quantity} hint={products.form.quantityHint} inputMode="numeric" required {...field} />
      {field.error === products.rules.quantityOfVariants && table}
    </Stack>
  )
}

const Label = styled.p`
  font: 600 var(--type-body);
`

const TableLink = styled(Link)`
  ${touchLink}
  justify-self: start;
`
