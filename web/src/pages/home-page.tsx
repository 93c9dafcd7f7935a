import { Banner } from '../features/banner/banner.tsx'
import { CategoryStrip } from '../features/category/category-strip.tsx'
import { ProductList } from '../features/product/product-list.tsx'
import { useCatalogue } from '../features/product/use-catalogue.ts'
import { SearchForm } from '../features/search/search-form.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel } from '../ui/basic/panel.tsx'

export const HomePage = () => {
  const copy = useCopy()
  const products = useCatalogue()
  const { page } = products.params

  return (
    <>
      <PageHeading hidden title={copy.list.titleWithPage(copy.shopName, page)}>
        {copy.shopName}
      </PageHeading>
      <SearchForm />
      <Banner />
      <CategoryStrip />
      <ProductList
        products={products}
        empty={
          <PaddedPanel>
            <p>{copy.list.emptyShop}</p>
          </PaddedPanel>
        }
      />
    </>
  )
}
