import { ImportProducts } from '../features/product/manage/import/import-products.tsx'
import { useManageCopy } from '../lib/copy/use-manage-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const ImportProductsPage = () => {
  const copy = useManageCopy()
  const { heading } = copy.products.csv

  return (
    <>
      <PageHeading title={copy.pageTitle(heading)}>{heading}</PageHeading>
      <ImportProducts />
    </>
  )
}
