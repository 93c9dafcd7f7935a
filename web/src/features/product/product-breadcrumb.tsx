import type { FragmentType } from '@apollo/client'
import { categories } from '@sunnah-store/schema/categories'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSayCategory } from '../../lib/navigation/open-category.ts'
import { paths } from '../../lib/navigation/paths.ts'
import {
  type ProductBreadcrumb_ProductFragment,
  useProductBreadcrumb_ProductFragment,
} from './product-breadcrumb.generated.ts'

/** The way from the home page to a product. */
export const ProductBreadcrumb = ({ product }: { product: FragmentType<ProductBreadcrumb_ProductFragment> }) => {
  const copy = useCopy()
  const { data } = useProductBreadcrumb_ProductFragment(product)
  const category = categories.find(({ code }) => code === data.category?.code)
  useSayCategory(category?.code)

  return (
    <nav aria-label={copy.frame.youAreHere}>
      <Steps>
        <li>
          <Link to={paths.home()}>{copy.frame.home}</Link>
        </li>
        {category && (
          <li>
            <Link to={paths.category(category.code)}>{copy.categories[category.code]}</Link>
          </li>
        )}
      </Steps>
    </nav>
  )
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  /* As high as a fingertip, and no farther from the page. */
  margin-block: calc(-1 * var(--space-2));
  color: var(--muted);
  font: 400 var(--type-small);
  & > li + li::before { content: '/'; margin-inline: var(--space-2); }
  a {
    display: inline-grid;
    align-items: center;
    min-height: var(--touch);
  }
  a:hover { color: var(--text); text-decoration: underline; }
`
