import { useLoaderData } from 'react-router-dom'
import { Banner } from '../features/banner/banner.tsx'
import { CategoryStrip } from '../features/category/category-strip.tsx'
import { ProductList } from '../features/product/product-list.tsx'
import { SearchForm } from '../features/search/search-form.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel } from '../ui/basic/panel.tsx'
import type { CatalogueData } from './catalogue-loader.ts'

export const HomePage = () => {
  const copy = useCopy()
  const { products, params } = useLoaderData<CatalogueData>()

  return (
    <>
      <PageHeading hidden title={copy.list.titleWithPage(copy.shopName, params.page)}>
        {copy.shopName}
      </PageHeading>
      <SearchForm />
      <Banner />
      <CategoryStrip />
      <ProductList
        products={products}
        params={params}
        empty={
          <PaddedPanel>
            <p>{copy.list.emptyShop}</p>
          </PaddedPanel>
        }
      />
    </>
  )
}
