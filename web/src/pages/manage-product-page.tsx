import { endpoints } from '@sunnah-store/schema/routes'
import { FileUp, Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ManageList } from '../features/product/manage/list/manage-list.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useIsAdmin } from '../lib/identity/use-is-admin.ts'
import { readPageParams } from '../lib/navigation/page-params.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { Icon } from '../ui/basic/icon.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { ActRow, HeadingRow } from '../ui/layout/page-layout.ts'
import { DownloadButton } from '../ui/list/download-button.tsx'

export const ManageProductPage = () => {
  const { products, list, manage, pageTitle } = useCopy(manageCopy)
  const { csv } = products
  const [search] = useSearchParams()
  const isAdmin = useIsAdmin()
  const heading = isAdmin ? manage.manageProduct : manage.stockList
  const title = list.titleWithPage(heading, readPageParams(search).page)

  return (
    <>
      <HeadingRow>
        <PageHeading title={pageTitle(title)}>{heading}</PageHeading>
        {isAdmin && (
          <ActRow>
            <ButtonLink to={paths.addProduct()}>
              <Icon of={Plus} />
              {manage.addProduct}
            </ButtonLink>
            <ButtonLink to={paths.importProducts()} $look="quiet">
              <Icon of={FileUp} />
              {csv.import}
            </ButtonLink>
            <DownloadButton address={endpoints.exportProducts} name="products" />
          </ActRow>
        )}
      </HeadingRow>
      <ManageList />
    </>
  )
}
