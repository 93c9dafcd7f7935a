import { usePageCopy } from '../../../lib/copy/use-page-copy.ts'
import { PageHeading } from '../../../ui/basic/page-heading.tsx'

export const CheckoutHeading = () => {
  const { checkout: copy, pageTitle } = usePageCopy()
  return <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
}
