import type { FragmentType } from '@apollo/client'
import { detailNames } from '@sunnah-store/schema/product-fields'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Stack } from '../../ui/basic/panel.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { type ProductFacts_ProductFragment, useProductFacts_ProductFragment } from './product-facts.generated.ts'

// Type and brand have places of their own.
const others = detailNames.filter((name) => name !== 'productType' && name !== 'brandName')

/** The About list of a product. */
export const ProductFacts = ({ product: ref }: { product: FragmentType<ProductFacts_ProductFragment> }) => {
  const { product, productPage, productFields: labels, format } = useCopy(shoppingCopy)
  const { data, complete } = useProductFacts_ProductFragment(ref)
  if (!complete) return null

  return (
    <Stack as="section" $gap="small" aria-labelledby="about">
      <h2 id="about">{product.about}</h2>
      <Facts
        facts={[
          { term: productPage.type, value: data.productType },
          { term: labels.categoryCode, value: format.digits(String(data.category.code)) },
          { term: labels.brandName, value: data.brandName },
          ...others.map((name) => ({ term: labels[name], value: data[name] })),
        ]}
      />
    </Stack>
  )
}
