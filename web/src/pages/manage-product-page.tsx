import { endpoints } from '@sunnah-store/schema/routes'
import { FileUp, Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ManageList } from '../features/product/manage/manage-list.tsx'
import { useManageCopy } from '../lib/copy/use-manage-copy.ts'
import { today } from '../lib/local-day.ts'
import { readPageParams } from '../lib/page-params.ts'
import { paths } from '../lib/paths.ts'
import { ActRow } from '../ui/act-row.ts'
import { ButtonLink } from '../ui/button.tsx'
import { DownloadButton } from '../ui/download-button.tsx'
import { HeadingRow } from '../ui/heading-row.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const ManageProductPage = () => {
  const { products, list, pageTitle } = useManageCopy()
  const { manage: words, csv } = products
  const [search] = useSearchParams()
  const title = list.titleWithPage(words.heading, readPageParams(search).page)

  return (
    <>
      <HeadingRow>
        <PageHeading title={pageTitle(title)}>{words.heading}</PageHeading>
        <ActRow>
          <ButtonLink to={paths.addProduct()}>
            <Icon of={Plus} />
            {words.add}
          </ButtonLink>
          <ButtonLink to={paths.importProducts()} $look="quiet">
            <Icon of={FileUp} />
            {csv.import}
          </ButtonLink>
          <DownloadButton
            address={endpoints.exportProducts}
            fileName={() => `products-${today()}.csv`}
            labels={{ action: csv.export, busy: csv.exporting, failed: csv.exportFailed }}
          />
        </ActRow>
      </HeadingRow>
      <ManageList />
    </>
  )
}
