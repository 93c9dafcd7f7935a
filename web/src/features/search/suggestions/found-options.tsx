import { type CategoryCode, categories } from '@sunnah-store/schema/categories'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { searchCopy } from '../../../lib/copy/search-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { touchLink } from '../../../ui/basic/touch-link.ts'
import { VisuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { Group } from './group.tsx'
import { optionShape, useOptionLink } from './option.ts'
import { Row, Small, SuggestedProduct } from './suggested-product.tsx'
import type { Found } from './use-suggestions.ts'

/** Draws the sign of a category. */
export type CategorySign = (code: CategoryCode) => ReactNode

interface FoundOptionsProps {
  found: Found
  categorySign: CategorySign
}

/** The ways that the shop suggests. */
export const FoundOptions = ({ found, categorySign }: FoundOptionsProps) => {
  const { suggestions: copy, list, frame } = useCopy(searchCopy)
  const { didYouMean, products, total } = found
  const counts = new Map(found.categories.map(({ code, productCount }) => [code, productCount]))
  const named = categories.flatMap(({ code }) => {
    const productCount = counts.get(code)
    return productCount === undefined ? [] : [{ code, productCount }]
  })
  const all = useOptionLink('all')

  return (
    <>
      {didYouMean !== null && <DidYouMean words={didYouMean} />}
      {products.length > 0 && (
        <Group heading={list.products}>
          {products.map((product) => (
            <SuggestedProduct key={product.id} product={product} />
          ))}
          <All {...all} to={paths.searchFor(found.search)}>
            {copy.all(total)}
          </All>
        </Group>
      )}
      {named.length > 0 && (
        <Group heading={frame.categories}>
          {named.map((category) => (
            <SuggestedCategory key={category.code} {...category} sign={categorySign(category.code)} />
          ))}
        </Group>
      )}
    </>
  )
}

const DidYouMean = ({ words }: { words: string }) => {
  const { suggestions: copy } = useCopy(searchCopy)
  const sentence = copy.didYouMean(words)

  return (
    <Mean {...useOptionLink('mean')} to={paths.searchFor(words)}>
      {sentence.before}
      <b>{sentence.words}</b>
      {sentence.after}
    </Mean>
  )
}

interface SuggestedCategoryProps {
  code: CategoryCode
  productCount: number
  sign: ReactNode
}

const SuggestedCategory = ({ code, productCount, sign }: SuggestedCategoryProps) => {
  const { categories: names, format, list } = useCopy()

  return (
    <Row {...useOptionLink(`category-${code}`)} to={paths.category(code)}>
      {sign}
      <span>{names[code]}</span>
      <Small aria-hidden>{format.number(productCount)}</Small>
      <VisuallyHidden>{list.count(productCount)}</VisuallyHidden>
    </Row>
  )
}

const All = styled(Link)`
  ${optionShape}
  ${touchLink}
  justify-self: start;
  margin-inline: calc(-1 * var(--space-2));
  padding-inline: var(--space-2);
  border-radius: var(--radius-control);
  color: var(--primary);
  font-weight: 500;
`

const Mean = styled(Link)`
  ${optionShape}
  display: block;
  padding: var(--space-3) var(--space-4);
  &, &:hover, &[aria-selected='true'] { background: var(--accent-soft); }
  & > b {
    color: var(--primary);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: var(--space-1);
  }
`
