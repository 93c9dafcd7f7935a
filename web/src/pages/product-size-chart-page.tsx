import { useParams } from 'react-router-dom'
import { ProductTabs } from '../features/product/manage/form/product-tabs.tsx'
import { EditSizeChart } from '../features/product/manage/size-chart/edit-size-chart.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const ProductSizeChartPage = () => {
  const { variants, pageTitle } = useCopy(manageCopy)
  const { productId = '' } = useParams()
  const { chartHeading } = variants

  return (
    <>
      <PageHeading title={pageTitle(chartHeading)}>{chartHeading}</PageHeading>
      <ProductTabs productId={productId} />
      <EditSizeChart key={productId} productId={productId} />
    </>
  )
}
