import type { FragmentType } from '@apollo/client'
import styled from 'styled-components'
import { inLanguage } from '../../lib/copy/in-language.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import {
  type ProductDescription_ProductFragment,
  useProductDescription_ProductFragment,
} from './product-description.generated.ts'

/** What is told about a product, below the heading of its facts. */
export const ProductDescription = ({ product }: { product: FragmentType<ProductDescription_ProductFragment> }) => {
  const copy = useCopy()
  const { data, complete } = useProductDescription_ProductFragment(product)
  const { text, lang } = inLanguage(complete ? data : {}, 'description', copy.language)

  return (
    <About>
      <h2 id="about">{copy.product.about}</h2>
      {text && <p lang={lang}>{text}</p>}
    </About>
  )
}

const About = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  & > p {
    max-width: var(--reading);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
