import { useParams } from 'react-router-dom'
import { ProductTabs } from '../features/product/manage/form/product-tabs.tsx'
import { UpdateProduct } from '../features/product/manage/form/update-product.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const UpdateProductPage = () => {
  const copy = useCopy(manageCopy)
  const { productId = '' } = useParams()
  const { heading } = copy.products.update

  return (
    <>
      <PageHeading title={copy.pageTitle(heading)}>{heading}</PageHeading>
      <ProductTabs productId={productId} />
      <UpdateProduct key={productId} productId={productId} />
    </>
  )
}
