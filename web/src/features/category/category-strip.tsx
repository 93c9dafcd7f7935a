import { categories } from '@sunnah-store/schema/categories'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { CategoryPicture } from './category-picture.tsx'

/** The categories in reach of the thumb; wide windows have them in the sidebar. */
export const CategoryStrip = () => {
  const copy = useCopy()

  return (
    <Slide aria-label={copy.frame.categories}>
      <ul>
        {categories.map(({ code, path }) => (
          <li key={code}>
            <Entry to={path}>
              <CategoryPicture code={code} size="large" />
              {copy.categories[code]}
            </Entry>
          </li>
        ))}
      </ul>
    </Slide>
  )
}

const Slide = styled.nav`
  margin-inline: calc(-1 * var(--space-4));
  overflow-x: auto;
  scrollbar-width: none;
  & > ul {
    display: flex;
    gap: var(--space-1);
    width: max-content;
    padding-inline: var(--space-3);
  }
  ${media.sidebar} { display: none; }
`

const Entry = styled(Link)`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  /* Large letters make it wider. */
  width: min-content;
  min-width: var(--strip-item);
  padding: var(--space-1);
  border-radius: var(--radius-control);
  font: 400 var(--type-caption);
  text-align: center;
`
