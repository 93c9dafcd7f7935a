import type { ImportPreview } from '@sunnah-store/schema/import-report'
import { CircleAlert } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { ImportRows } from './import-rows.tsx'

/** The new rows of a file that may be products which are there already. */
export const ImportLookalikes = ({ alike, lookalikes }: Pick<ImportPreview, 'alike' | 'lookalikes'>) => {
  const { importing: copy, language } = useCopy(manageCopy)

  return (
    <Notice tone="brass" icon={CircleAlert}>
      <ImportRows heading={copy.alike(alike)} hidden={alike - lookalikes.length}>
        {lookalikes.map(({ row, productId, earlierRow, ...names }) => (
          <li key={row}>
            {copy.row(row)}: <b lang={productName(names, language).lang}>{productName(names, language).name}</b>{' '}
            {productId === null && earlierRow !== null ? copy.inRow(earlierRow) : copy.inShop}
          </li>
        ))}
      </ImportRows>
      <p>{copy.alikeText}</p>
    </Notice>
  )
}
