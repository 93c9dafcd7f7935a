import { categories } from '@sunnah-store/schema/categories'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { MenuLink } from '../../ui/layout/menu-entry.ts'
import { CategoryIcon } from './category-icon.tsx'
import { CategoryPicture } from './category-picture.tsx'

interface CategoryLinksProps {
  signs: 'icons' | 'pictures'
  onFollow?: (() => void) | undefined
}

/** The seven categories, one below the other; the one that is open is marked. */
export const CategoryLinks = ({ signs, onFollow }: CategoryLinksProps) => {
  const copy = useCopy()

  return (
    <ul>
      {categories.map(({ code, path }) => (
        <li key={code}>
          <MenuLink to={path} onClick={onFollow}>
            {signs === 'icons' ? <CategoryIcon code={code} /> : <CategoryPicture code={code} size="small" />}
            {copy.categories[code]}
          </MenuLink>
        </li>
      ))}
    </ul>
  )
}
