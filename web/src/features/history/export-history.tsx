import { endpoints } from '@sunnah-store/schema/routes'
import { useSearchParams } from 'react-router-dom'
import { DownloadButton } from '../../ui/list/download-button.tsx'
import { filterOf, readHistoryParams } from './history-filter.ts'

/** Saves what the filter finds, of all its pages. */
export const ExportHistory = () => {
  const [search] = useSearchParams()
  const asked = Object.entries(filterOf(readHistoryParams(search))).map(([name, value]) => [name, String(value)])

  return <DownloadButton address={`${endpoints.exportHistory}?${new URLSearchParams(asked)}`} name="history" />
}
