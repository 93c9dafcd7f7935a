import { useCopy } from '../../lib/copy/use-copy.ts'
import { Stack } from '../../ui/basic/panel.tsx'
import { Skeleton, Sketch } from '../../ui/feedback/skeleton.tsx'
import { DetailPicture, ProductHalves } from './product-halves.tsx'

/** A product's page while the product is on the way. */
export const ProductSkeleton = () => {
  const copy = useCopy()

  return (
    <Sketch as={Stack}>
      <Skeleton $height="var(--line-lead)" $width="30%" />
      <ProductHalves aria-hidden>
        <DetailPicture />
        <Stack>
          <Skeleton $height="var(--line-body)" $width="30%" />
          <Skeleton $height="calc(2 * var(--line-display))" $width="80%" />
          <Skeleton $height="var(--line-lead)" $width="20%" />
          <Skeleton $height="var(--line-display)" $width="60%" />
          <Skeleton $height="var(--line-lead)" $width="30%" />
          <Skeleton $height="var(--line-figure)" $width="70%" />
        </Stack>
      </ProductHalves>
      <h2>{copy.product.about}</h2>
      <Skeleton $height="calc(8 * var(--control))" />
    </Sketch>
  )
}
