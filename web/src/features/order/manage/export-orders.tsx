import { endpoints } from '@sunnah-store/schema/routes'
import { useSearchParams } from 'react-router-dom'
import { DownloadButton } from '../../../ui/list/download-button.tsx'
import { useOrderCountsQuery } from './all-orders.generated.ts'
import { filterOf, readOrderParams } from './order-params.ts'

/** Saves the orders that the list shows, of all its pages. */
export const ExportOrders = () => {
  const [search] = useSearchParams()
  // Which tab is first depends on them; the tabs themselves ask for them.
  const { data } = useOrderCountsQuery({ fetchPolicy: 'cache-only' })
  const filter = filterOf(readOrderParams(search, data?.toConfirm.total))
  const asked = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))

  return <DownloadButton address={`${endpoints.exportOrders}?${asked}`} name="orders" />
}
