import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { EditedProduct } from './edited-product.tsx'
import { useEditedProductQuery } from './update-product.generated.ts'
import { UpdateProductForm } from './update-product-form.tsx'

/** A product to change, as the shop knows it at this moment. */
export const UpdateProduct = ({ productId }: { productId: string }) => {
  const { product: copy, products } = useCopy(manageCopy)
  const query = useEditedProductQuery({
    variables: { id: productId },
    fetchPolicy: 'network-only',
    context: { personal: true },
  })

  return (
    <EditedProduct query={query} failed={copy.failed} headings={[products.form.basics, products.form.pictureHeading]}>
      {(product) => <UpdateProductForm key={product.id} product={product} />}
    </EditedProduct>
  )
}
