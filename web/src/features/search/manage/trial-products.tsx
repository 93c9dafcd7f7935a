import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { productName } from '../../../lib/copy/product-name.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ThumbPicture } from '../../../ui/data/thumb-picture.tsx'
import type { SearchTrialQuery } from './search-trial.generated.ts'

interface TrialProductsProps {
  products: SearchTrialQuery['searchTrial']['products']
  /** How many are found, those that are not listed too. */
  total: number
}

/** The first products that a search finds. */
export const TrialProducts = ({ products, total }: TrialProductsProps) => {
  const { searchWords, language } = useCopy(manageCopy)
  const copy = searchWords.trial
  if (products.length === 0) return null

  return (
    <>
      <List aria-label={copy.first}>
        {products.map(({ id, image, quantity, ...names }) => (
          <li key={id}>
            <ThumbPicture image={image} faded={quantity === 0} />
            <Link to={paths.product(id)} lang={productName(names, language).lang}>
              {productName(names, language).name}
            </Link>
          </li>
        ))}
      </List>
      {total > products.length && <More>{copy.more(total - products.length)}</More>}
    </>
  )
}

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  font: 400 var(--type-card);
  li { display: flex; align-items: center; gap: var(--space-3); }
  img { width: var(--thumb); height: var(--thumb); }
  a { min-width: 0; padding-block: var(--space-2); overflow-wrap: anywhere; }
  a:hover { text-decoration: underline; text-underline-offset: var(--space-1); }
`

const More = styled.p`
  color: var(--muted);
  font: 400 var(--type-small);
`
