import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { PaddedPanel, Stack } from '../../../../ui/basic/panel.tsx'
import { EditedProduct } from '../form/edited-product.tsx'
import { ProductInHand } from '../form/product-in-hand.tsx'
import { sizesOf } from './chart-sheet.ts'
import { useEditedSizeChartQuery } from './edited-size-chart.generated.ts'
import { SizeChartForm } from './size-chart-form.tsx'

/** The measures of the sizes of a product, as the shop knows them at this moment. */
export const EditSizeChart = ({ productId }: { productId: string }) => {
  const { variants: copy } = useCopy(manageCopy)
  const query = useEditedSizeChartQuery({
    variables: { id: productId },
    fetchPolicy: 'network-only',
    context: { personal: true },
  })

  return (
    <EditedProduct query={query} failed={copy.failed} headings={[copy.chartHeading]}>
      {(product, reload) => (
        <Stack>
          <ProductInHand product={product} />
          {sizesOf(product).length === 0 ? (
            <PaddedPanel>
              <p>{copy.chart.noSizes}</p>
              <ButtonLink to={paths.productVariants(productId)}>{copy.heading}</ButtonLink>
            </PaddedPanel>
          ) : (
            <SizeChartForm key={product.id} product={product} reload={reload} />
          )}
        </Stack>
      )}
    </EditedProduct>
  )
}
