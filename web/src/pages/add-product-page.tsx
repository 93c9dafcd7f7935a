import { AddProductForm } from '../features/product/manage/form/add-product-form.tsx'
import { useManageCopy } from '../lib/copy/use-manage-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const AddProductPage = () => {
  const copy = useManageCopy()
  const { heading } = copy.products.add

  return (
    <>
      <PageHeading title={copy.pageTitle(heading)}>{heading}</PageHeading>
      <AddProductForm />
    </>
  )
}
