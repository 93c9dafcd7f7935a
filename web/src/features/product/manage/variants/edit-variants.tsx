import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Stack } from '../../../../ui/basic/panel.tsx'
import { EditedProduct } from '../form/edited-product.tsx'
import { ProductInHand } from '../form/product-in-hand.tsx'
import { useEditedVariantsQuery } from './variants.generated.ts'
import { VariantsForm } from './variants-form.tsx'

/** The sizes and colours of a product, as the shop knows them at this moment. */
export const EditVariants = ({ productId }: { productId: string }) => {
  const { variants: copy } = useCopy(manageCopy)
  const query = useEditedVariantsQuery({
    variables: { id: productId },
    fetchPolicy: 'network-only',
    context: { personal: true },
  })

  return (
    <EditedProduct query={query} failed={copy.failed} headings={[copy.run.heading, copy.heading]}>
      {(product, reload) => (
        <Stack>
          <ProductInHand product={product} />
          <VariantsForm key={product.id} product={product} reload={reload} />
        </Stack>
      )}
    </EditedProduct>
  )
}
