import { categories } from '@sunnah-store/schema/categories'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { CategoryIcon } from './category-icon.tsx'
import { CategoryPicture } from './category-picture.tsx'

interface CategoryLinksProps {
  signs: 'icons' | 'pictures'
  onFollow?: () => void
}

/** The seven categories, one below the other; the one that is open is marked. */
export const CategoryLinks = ({ signs, onFollow }: CategoryLinksProps) => {
  const copy = useCopy()

  return (
    <ul>
      {categories.map(({ code, path }) => (
        <li key={code}>
          <Entry to={path} onClick={onFollow}>
            {signs === 'icons' ? <CategoryIcon code={code} /> : <CategoryPicture code={code} size="small" />}
            {copy.categories[code]}
          </Entry>
        </li>
      ))}
    </ul>
  )
}

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--touch);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-control);
  &:hover { background: var(--sunken); }
  &[aria-current] {
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 600;
  }
`
