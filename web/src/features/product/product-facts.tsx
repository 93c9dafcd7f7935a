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

/** What there is to know about a product: its description, and the list of facts. */
export const ProductFacts = ({ product: ref }: { product: FragmentType<ProductFacts_ProductFragment> }) => {
  const { language, product, productPage, productFields: labels, format } = useCopy(shoppingCopy)
  const { data, complete } = useProductFacts_ProductFragment(ref)
  if (!complete) return null
  const description = inLanguage(data, 'description', language)
  const said = (name: DetailName) => {
    if (!isTwinned(name)) return { value: data[name] }
    const { text, lang } = inLanguage(data, name, language)
    return { value: text, lang }
  }

  return (
    <About aria-labelledby="about">
      <h2 id="about">{product.about}</h2>
      {description.text && <p lang={description.lang}>{description.text}</p>}
      <Facts
        facts={[
          { term: productPage.type, ...said('productType') },
          { term: labels.categoryCode, value: format.digits(String(data.category.code)) },
          { term: labels.brandName, value: data.brandName },
          ...others.map((name) => ({ term: labels[name], ...said(name) })),
        ]}
      />
    </About>
  )
}

const About = styled.section`
  display: grid;
  gap: var(--space-2);
  & > p {
    max-width: var(--reading);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2) var(--space-6);
    & > h2, & > h2 + dl { grid-column: 1 / -1; }
  }
  ${media.sidebar} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    & > dl { grid-template-columns: repeat(2, max-content minmax(0, 1fr)); }
    & > dl > * { border-bottom: 1px solid var(--line); }
  }
`
