import type { CategoryCode } from '@sunnah-store/schema/categories'
import { useLoaderData } from 'react-router-dom'
import { ProductCount } from '../features/product/product-count.tsx'
import { ProductList } from '../features/product/product-list.tsx'
import { SearchForm } from '../features/search/search-form.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel, Stack } from '../ui/basic/panel.tsx'
import type { CatalogueData } from './catalogue-loader.ts'

export const CategoryPage = ({ code }: { code: CategoryCode }) => {
  const copy = useCopy()
  const { products, params } = useLoaderData<CatalogueData>()
  const name = copy.categories[code]

  return (
    <>
      <SearchForm />
      <Stack $gap="small">
        <PageHeading title={copy.pageTitle(copy.list.titleWithPage(name, params.page))}>{name}</PageHeading>
        <ProductCount products={products} say={copy.list.count} />
      </Stack>
      <ProductList
        products={products}
        params={params}
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
