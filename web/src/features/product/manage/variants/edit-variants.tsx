import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { failureKind } from '../../../../lib/failure/failure.ts'
import { Stack } from '../../../../ui/basic/panel.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { FormSkeleton } from '../form/form-skeleton.tsx'
import { NoSuchProduct } from '../form/no-such-product.tsx'
import { ProductInHand } from '../form/product-in-hand.tsx'
import { useEditedVariantsQuery } from './variants.generated.ts'
import { VariantsForm } from './variants-form.tsx'

/** The sizes and colours of a product, as the shop knows them at this moment. */
export const EditVariants = ({ productId }: { productId: string }) => {
  const { variants } = useCopy(manageCopy)
  const query = useEditedVariantsQuery({
    variables: { id: productId },
    fetchPolicy: 'network-only',
    context: { personal: true },
  })
  if (query.error && failureKind(query.error) === 'notFound') return <NoSuchProduct />

  const reload = async () => {
    const { data } = await query.refetch()
    if (!data) throw new Error('The shop did not say what it has')
    return data.product
  }

  return (
    <Loaded
      query={query}
      failed={variants.failed}
      skeleton={<FormSkeleton headings={[variants.run.heading, variants.heading]} />}
    >
      {({ product }) => (
        <Stack>
          <ProductInHand product={product} />
          <VariantsForm key={product.id} product={product} reload={reload} />
        </Stack>
      )}
    </Loaded>
  )
}
