import type { CategoryCode } from '@sunnah-store/schema/categories'
import { ProductList } from '../features/product/product-list.tsx'
import { useCatalogue } from '../features/product/use-catalogue.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel, Stack } from '../ui/basic/panel.tsx'
import { ListCount } from '../ui/list/list-count.tsx'

export const CategoryPage = ({ code }: { code: CategoryCode }) => {
  const copy = useCopy()
  const products = useCatalogue(code)
  const { page } = products.params
  const name = copy.categories[code]

  return (
    <>
      <Stack $gap="small">
        <PageHeading title={copy.pageTitle(copy.list.titleWithPage(name, page))}>{name}</PageHeading>
        <ListCount of={products} sentence={copy.list.count} />
      </Stack>
      <ProductList
        products={products}
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
