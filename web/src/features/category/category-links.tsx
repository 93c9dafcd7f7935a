import { categories } from '@sunnah-store/schema/categories'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOpenCategory } from '../../lib/navigation/open-category.ts'
import { MenuLink } from '../../ui/layout/menu-entry.ts'
import { CategoryIcon } from './category-icon.tsx'
import { CategoryPicture } from './category-picture.tsx'

interface CategoryLinksProps {
  signs: 'icons' | 'pictures'
  onFollow?: (() => void) | undefined
}

/** The seven categories, one below the other; the one that the page belongs to is marked. */
export const CategoryLinks = ({ signs, onFollow }: CategoryLinksProps) => {
  const copy = useCopy()
  const { pathname } = useLocation()
  const open = useOpenCategory()
  const marked = (code: number, path: string) =>
    matchPath({ path, end: false }, pathname) ? 'page' : code === open || undefined

  return (
    <ul>
      {categories.map(({ code, path }) => (
        <li key={code}>
          <MenuLink as={Link} to={path} onClick={onFollow} aria-current={marked(code, path)}>
            {signs === 'icons' ? <CategoryIcon code={code} /> : <CategoryPicture code={code} size="small" />}
            {copy.categories[code]}
          </MenuLink>
        </li>
      ))}
    </ul>
  )
}
