import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { failureKind } from '../../../../lib/failure/failure.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { NoSuchProduct } from './no-such-product.tsx'
import { useEditedProductQuery } from './update-product.generated.ts'
import { UpdateProductForm } from './update-product-form.tsx'

/** A product to change, as the shop knows it at this moment. */
export const UpdateProduct = ({ productId }: { productId: string }) => {
  const { product, products } = useCopy(manageCopy)
  const query = useEditedProductQuery({
    variables: { id: productId },
    fetchPolicy: 'network-only',
    context: { personal: true },
  })
  if (query.error && failureKind(query.error) === 'notFound') return <NoSuchProduct />

  return (
    <Loaded
      query={query}
      failed={product.failed}
      skeleton={<FormSkeleton headings={[products.form.basics, products.form.pictureHeading]} />}
    >
      {(data) => <UpdateProductForm key={data.product.id} product={data.product} />}
    </Loaded>
  )
}
