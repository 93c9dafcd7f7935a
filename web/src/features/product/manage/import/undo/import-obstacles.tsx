import { useApolloClient } from '@apollo/client/react'
import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import { manageCopy } from '../../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../../../lib/hooks/use-once.ts'
import { notify } from '../../../../../lib/notify/notify.ts'
import { SubmitButton } from '../../../../../ui/form/submit-button.tsx'
import { ImportRows } from '../import-rows.tsx'
import type { ImportOfPast } from './import-of-past.ts'
import { ImportObstaclesDocument } from './product-imports.generated.ts'

/** What of an import was touched since, or stayed as it was when the rest was undone: the first few, then all, page by page. */
export const ImportObstacles = ({ past: { id, undoneAt, inTheWay } }: { past: ImportOfPast }) => {
  const { pastImports: copy, importing, language } = useCopy(manageCopy)
  const client = useApolloClient()
  const [read, setRead] = useState<{ rows: ImportOfPast['inTheWay']; page: number; isAll: boolean }>()
  const rows = read?.rows ?? inTheWay
  const isAll = read?.isAll ?? inTheWay.length < limits.import.inTheWay

  const [showMore, busy] = useOnce(async () => {
    const [page, size] = [(read?.page ?? -1) + 1, limits.maxPageSize]
    const asked = {
      query: ImportObstaclesDocument,
      variables: { id, page, size },
      fetchPolicy: 'network-only' as const,
    }
    const answer = await client.query(asked).catch(() => null)
    const more = answer?.data?.importObstacles
    if (more) setRead({ rows: [...(read?.rows ?? []), ...more], page, isAll: more.length < size })
    else notify.error(copy.moreFailed)
  })

  return (
    <>
      <ImportRows heading={undoneAt ? copy.stayed : copy.inTheWay} hidden={0}>
        {rows.map(({ row, productId, why, ...names }) => (
          <li key={productId}>
            {importing.row(row)}: <b lang={productName(names, language).lang}>{productName(names, language).name}</b>{' '}
            {undoneAt && why === 'HELD' ? copy.heldThen : copy.why[why]}
          </li>
        ))}
      </ImportRows>
      {!isAll && (
        <SubmitButton type="button" $look="text" busy={busy} onClick={showMore}>
          {copy.showMore}
        </SubmitButton>
      )}
    </>
  )
}
