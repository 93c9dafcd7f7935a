import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { failureKind } from '../../../../lib/failure/failure.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { PaddedPanel, Stack } from '../../../../ui/basic/panel.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { Skeleton, Sketch } from '../../../../ui/feedback/skeleton.tsx'
import { useEditedProductQuery } from './update-product.generated.ts'
import { UpdateProductForm } from './update-product-form.tsx'

/** A product to change, as the shop knows it at this moment. */
export const UpdateProduct = ({ productId }: { productId: string }) => {
  const { product } = useCopy(manageCopy)
  const query = useEditedProductQuery({ variables: { id: productId }, fetchPolicy: 'network-only' })
  if (query.error && failureKind(query.error) === 'notFound') return <NoSuchProduct />

  return (
    <Loaded query={query} failed={product.failed} skeleton={<FormSkeleton />}>
      {(data) => <UpdateProductForm key={data.product.id} product={data.product} />}
    </Loaded>
  )
}

const NoSuchProduct = () => {
  const { update: copy } = useCopy(manageCopy).products

  return (
    <PaddedPanel>
      <h2>{copy.notFound}</h2>
      <p>{copy.notFoundText}</p>
      <ButtonLink to={paths.manageProduct()}>{copy.all}</ButtonLink>
    </PaddedPanel>
  )
}

const FormSkeleton = () => {
  const copy = useCopy(manageCopy)
  const { basics, pictureHeading } = copy.products.form

  return (
    <Sketch as={Stack}>
      {[basics, pictureHeading].map((heading) => (
        <PaddedPanel key={heading} aria-hidden>
          <h2>{heading}</h2>
          <Skeleton $height="var(--control)" />
          <Skeleton $height="var(--control)" />
          <Skeleton $height="var(--control)" />
        </PaddedPanel>
      ))}
    </Sketch>
  )
}
