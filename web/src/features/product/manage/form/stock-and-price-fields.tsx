import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { Stack } from '../../../../ui/basic/panel.tsx'
import { touchLink } from '../../../../ui/basic/touch-link.ts'
import type { EditedProductQuery } from './update-product.generated.ts'

/** The stock of a product with sizes and colours: each has its own, on a page of theirs. */
export const StockOfVariants = ({ product }: { product: EditedProductQuery['product'] }) => {
  const { productFields: labels, variants: copy } = useCopy(manageCopy)

  return (
    <Stack $gap="small">
      <Label>{labels.quantity}</Label>
      <p>{copy.inKinds(product.quantity, product.variants.length)}</p>
      <TableLink to={paths.productVariants(product.id)}>{copy.change}</TableLink>
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
