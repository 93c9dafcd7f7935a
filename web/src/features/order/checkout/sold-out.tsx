import { productName } from '../../../lib/copy/product-name.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { CheckoutLine } from './checkout-lines.ts'
import { NothingToOrder } from './nothing-to-order.tsx'

interface SoldOutProps {
  line: CheckoutLine
  instead: boolean
}

/** In the place of the checkout of a product that nobody can have now. */
export const SoldOut = ({ line, instead }: SoldOutProps) => {
  const { checkout: copy, language } = useCopy()
  const { name } = productName(line, language)

  return <NothingToOrder text={copy.soldOut(name)} productId={line.productId} instead={instead} />
}
