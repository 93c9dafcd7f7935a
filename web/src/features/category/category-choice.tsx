import { categories } from '@sunnah-store/schema/categories'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Row } from '../../ui/basic/panel.tsx'

/** The categories as a way out of a page that has nothing. */
export const CategoryChoice = () => {
  const copy = useCopy()

  return (
    <Row>
      {categories.map(({ code, path }) => (
        <ButtonLink key={code} to={path} $look="quiet">
          {copy.categories[code]}
        </ButtonLink>
      ))}
    </Row>
  )
}
