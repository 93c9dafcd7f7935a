import { endpoints } from '@sunnah-store/schema/routes'
import { useSearchParams } from 'react-router-dom'
import { DownloadButton } from '../../ui/list/download-button.tsx'
import { filterOf, readAuditParams } from './audit-filter.ts'

/** Saves what the filter finds, of all its pages. */
export const ExportActs = () => {
  const [search] = useSearchParams()
  const asked = Object.entries(filterOf(readAuditParams(search))).map(([name, value]) => [name, String(value)])

  return <DownloadButton address={`${endpoints.exportHistory}?${new URLSearchParams(asked)}`} name="history" />
}
