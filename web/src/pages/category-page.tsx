import type { CategoryCode } from '@sunnah-store/schema/categories'
import { FilteredList } from '../features/product/filter/filtered-list.tsx'
import { useListTitle } from '../features/product/filter/use-list-title.ts'
import { useCatalogue } from '../features/product/use-catalogue.ts'
import { filterCopy } from '../lib/copy/filter-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel, Stack } from '../ui/basic/panel.tsx'
import { ListCount } from '../ui/list/list-count.tsx'
import { wishCorner } from './wish-corner.tsx'

export const CategoryPage = ({ code }: { code: CategoryCode }) => {
  const copy = useCopy(filterCopy)
  const products = useCatalogue({ category: code, filtered: true })
  const name = copy.categories[code]
  const title = useListTitle(name, products.params.page)

  return (
    <>
      <Stack $gap="small">
        <PageHeading title={title}>{name}</PageHeading>
        <ListCount of={products} sentence={copy.filtering.foundOf} />
      </Stack>
      <FilteredList
        products={products}
        corner={wishCorner}
        empty={
          <PaddedPanel>
            <p>{copy.list.emptyCategory}</p>
            <ButtonLink to={paths.home()}>{copy.list.all}</ButtonLink>
          </PaddedPanel>
        }
      />
    </>
  )
}
