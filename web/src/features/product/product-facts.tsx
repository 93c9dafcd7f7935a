import type { FragmentType } from '@apollo/client'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Stack } from '../../ui/basic/panel.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { type ProductFacts_ProductFragment, useProductFacts_ProductFragment } from './product-facts.generated.ts'

/** The About list of a product. */
export const ProductFacts = ({ product: ref }: { product: FragmentType<ProductFacts_ProductFragment> }) => {
  const { product, productPage: copy, format } = useCopy()
  const { data, complete } = useProductFacts_ProductFragment(ref)
  if (!complete) return null

  return (
    <Stack as="section" $gap="small" aria-labelledby="about">
      <h2 id="about">{product.about}</h2>
      <Facts
        facts={[
          { term: copy.facts.type, value: data.productType },
          { term: copy.facts.code, value: format.digits(String(data.category.code)) },
          { term: copy.facts.brand, value: data.brandName },
          { term: copy.facts.placeOfOrigin, value: data.placeOfOrigin },
          { term: copy.facts.modelNumber, value: data.modelNumber },
          { term: copy.facts.material, value: data.material },
          { term: copy.facts.color, value: data.color },
          { term: copy.facts.size, value: data.size },
        ]}
      />
    </Stack>
  )
}
