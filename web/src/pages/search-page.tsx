import { useEffect } from 'react'
import { CategoryChoice } from '../features/category/category-choice.tsx'
import { FilteredList } from '../features/product/filter/filtered-list.tsx'
import { useListTitle } from '../features/product/filter/use-list-title.ts'
import { useCatalogue } from '../features/product/use-catalogue.ts'
import { NothingFound } from '../features/search/nothing-found.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { rememberSearch } from '../lib/storage/recent-searches.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Stack } from '../ui/basic/panel.tsx'
import { ListCount } from '../ui/list/list-count.tsx'
import { wishCorner } from './wish-corner.tsx'

export const SearchPage = () => {
  const copy = useCopy()
  const products = useCatalogue({ filtered: true })
  const { page, words } = products.params
  const title = useListTitle(copy.search.title(words), page)
  useEffect(() => {
    if (words) rememberSearch(words)
  }, [words])
  const sentence = (count: number) => (count === 0 ? copy.search.nothing(words) : copy.search.found(count, words))

  return (
    <>
      <Stack $gap="small">
        <PageHeading title={title}>{copy.search.heading}</PageHeading>
        <ListCount of={products} sentence={sentence} />
      </Stack>
      <FilteredList
        products={products}
        corner={wishCorner}
        empty={
          <NothingFound>
            <CategoryChoice />
          </NothingFound>
        }
      />
    </>
  )
}
