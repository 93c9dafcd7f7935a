import type { FragmentType } from '@apollo/client'
import { type DetailName, detailNames, isInBangla, isTwinned } from '@sunnah-store/schema/product-fields'
import styled from 'styled-components'
import { inLanguage } from '../../lib/copy/in-language.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { Facts } from '../../ui/data/facts.tsx'
import { type ProductFacts_ProductFragment, useProductFacts_ProductFragment } from './product-facts.generated.ts'

// Type and brand have places of their own.
const others = detailNames.filter((name) => name !== 'productType' && name !== 'brandName' && !isInBangla(name))

/** The list of facts about a product. */
export const ProductFacts = ({ product: ref }: { product: FragmentType<ProductFacts_ProductFragment> }) => {
  const { language, productPage, productFields: labels } = useCopy(shoppingCopy)
  const { data, complete } = useProductFacts_ProductFragment(ref)
  if (!complete) return null
  const said = (name: DetailName) => {
    if (!isTwinned(name)) return { value: data[name] }
    const { text, lang } = inLanguage(data, name, language)
    return { value: text, lang }
  }

  return (
    <Wide aria-labelledby="about">
      <Facts
        facts={[
          { term: productPage.type, ...said('productType') },
          { term: labels.categoryCode, value: String(data.category.code) },
          { term: labels.brandName, value: data.brandName },
          ...others.map((name) => ({ term: labels[name], ...said(name) })),
        ]}
      />
    </Wide>
  )
}

const Wide = styled.section`
  ${media.sidebar} {
    & > dl { grid-template-columns: repeat(2, max-content minmax(0, 1fr)); }
    & > dl > * { border-bottom: 1px solid var(--line); }
  }
`
