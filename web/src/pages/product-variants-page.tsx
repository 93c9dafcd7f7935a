import { useParams } from 'react-router-dom'
import { ProductTabs } from '../features/product/manage/form/product-tabs.tsx'
import { EditVariants } from '../features/product/manage/variants/edit-variants.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const ProductVariantsPage = () => {
  const { variants, pageTitle } = useCopy(manageCopy)
  const { productId = '' } = useParams()
  const { heading } = variants

  return (
    <>
      <PageHeading title={pageTitle(heading)}>{heading}</PageHeading>
      <ProductTabs productId={productId} />
      <EditVariants key={productId} productId={productId} />
    </>
  )
}
