import { endpoints } from '@sunnah-store/schema/routes'
import { useSearchParams } from 'react-router-dom'
import { DownloadButton } from '../../../ui/list/download-button.tsx'
import { filterOf, readOrderParams } from './order-params.ts'
import { useOrderCounts } from './use-order-counts.ts'

/** Saves the orders that the list shows, of all its pages, in its order. */
export const ExportOrders = () => {
  const [search] = useSearchParams()
  // Which tab is first depends on them; the tabs themselves ask for them.
  const { counts } = useOrderCounts('cache-only')
  const params = readOrderParams(search, counts?.TO_CONFIRM)
  const filter = { ...filterOf(params), sort: params.oldestFirst ? 'OLDEST' : 'NEWEST' }
  const asked = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))

  return <DownloadButton address={`${endpoints.exportOrders}?${asked}`} name="orders" />
}
