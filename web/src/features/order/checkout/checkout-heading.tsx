import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { PageHeading } from '../../../ui/basic/page-heading.tsx'

export const CheckoutHeading = () => {
  const { checkout: copy, pageTitle } = useCopy(shoppingCopy)
  return <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
}
