import { AddProductForm } from '../features/product/manage/form/add-product-form.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const AddProductPage = () => {
  const copy = useCopy()
  const heading = copy.manage.addProduct

  return (
    <>
      <PageHeading title={copy.pageTitle(heading)}>{heading}</PageHeading>
      <AddProductForm />
    </>
  )
}
