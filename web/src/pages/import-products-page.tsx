import { ImportProducts } from '../features/product/manage/import/import-products.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const ImportProductsPage = () => {
  const copy = useCopy()
  const { heading } = copy.products.csv

  return (
    <>
      <PageHeading title={copy.pageTitle(heading)}>{heading}</PageHeading>
      <ImportProducts />
    </>
  )
}
