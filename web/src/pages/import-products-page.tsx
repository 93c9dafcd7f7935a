import { ImportProducts } from '../features/product/manage/import/import-products.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const ImportProductsPage = () => {
  const copy = useCopy(manageCopy)
  const { heading } = copy.products.csv

  return (
    <>
      <PageHeading title={copy.pageTitle(heading)}>{heading}</PageHeading>
      <ImportProducts />
    </>
  )
}
