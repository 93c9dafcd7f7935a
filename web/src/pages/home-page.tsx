import { Banner } from '../features/banner/banner.tsx'
import { CategoryStrip } from '../features/category/category-strip.tsx'
import { ProductList } from '../features/product/product-list.tsx'
import { useCatalogue } from '../features/product/use-catalogue.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useSessionState } from '../lib/identity/use-session.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel } from '../ui/basic/panel.tsx'
import { wishCorner } from './wish-corner.tsx'

// One row.
const belowTheBanner = 2

export const HomePage = () => {
  const copy = useCopy()
  const products = useCatalogue()
  const { page } = products.params

  return (
    <>
      <PageHeading hidden title={copy.list.titleWithPage(copy.shopName, page)}>
        {copy.shopName}
      </PageHeading>
      <Banner />
      <CategoryStrip />
      <ProductList products={products} empty={<EmptyShop />} seenAtOnce={belowTheBanner} corner={wishCorner} />
    </>
  )
}

const EmptyShop = () => {
  const { list, manage, menu } = useCopy()
  const session = useSessionState()
  const isAdmin = session.status === 'signedIn' && session.user.isAdmin

  return (
    <PaddedPanel>
      <p>{list.emptyShop}</p>
      {isAdmin ? (
        <ButtonLink to={paths.addProduct()}>{manage.addProduct}</ButtonLink>
      ) : (
        <ButtonLink to={paths.contactUs()}>{menu.contact}</ButtonLink>
      )}
    </PaddedPanel>
  )
}
