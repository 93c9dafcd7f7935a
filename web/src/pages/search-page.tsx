import { useLoaderData } from 'react-router-dom'
import { CategoryChoice } from '../features/category/category-choice.tsx'
import { ProductCount } from '../features/product/product-count.tsx'
import { ProductList } from '../features/product/product-list.tsx'
import { NothingFound } from '../features/search/nothing-found.tsx'
import { SearchForm } from '../features/search/search-form.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Stack } from '../ui/basic/panel.tsx'
import type { CatalogueData } from './catalogue-loader.ts'

export const SearchPage = () => {
  const copy = useCopy()
  const { products, params, words } = useLoaderData<CatalogueData>()
  const title = copy.list.titleWithPage(copy.search.title(words), params.page)
  const say = (count: number) => (count === 0 ? copy.search.nothing(words) : copy.search.found(count, words))

  return (
    <>
      <SearchForm />
      <Stack $gap="small">
        <PageHeading title={copy.pageTitle(title)}>{copy.search.heading}</PageHeading>
        <ProductCount products={products} say={say} />
      </Stack>
      <ProductList
        products={products}
        params={params}
        empty={
          <NothingFound>
            <CategoryChoice />
          </NothingFound>
        }
      />
    </>
  )
}
