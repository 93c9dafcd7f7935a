import type { ImportReport } from '@sunnah-store/schema/import-report'
import { endpoints } from '@sunnah-store/schema/routes'
import { errorDetails } from '../../../../lib/failure/error-code.ts'
import { isRecord } from '../../../../lib/is-record.ts'
import { callWithFile, type FileAnswer } from '../../../../lib/network/file-call.ts'

/** Why a file was not read at all. */
export type ImportFault = 'tooLarge' | 'unreadable' | 'changed' | 'notAdmin' | 'busy' | 'noAnswer'

export class ImportRefused extends Error {
  constructor(readonly fault: ImportFault) {
    super(`The file was not taken: ${fault}`)
  }
}

interface ImportCall {
  file: Blob
  /** A dry run: nothing is imported. */
  dryRun: boolean
  /** So that the same file is not imported twice when it is sent again. */
  key: string
  renew: () => Promise<string | null>
  onProgress: (part: number) => void
  signal?: AbortSignal
}

/**
 * Sends a spreadsheet of products to the shop; with problems nothing is imported.
 * @throws ImportRefused; TypeError without a response; the signal's reason when aborted
 */
export const importProducts = async ({ file, dryRun, key, ...sending }: ImportCall): Promise<ImportReport> => {
  const address = `${endpoints.importProducts}?dryRun=${dryRun}`
  const headers = { 'content-type': 'text/csv', 'idempotency-key': key }
  return reportOf(await callWithFile({ method: 'POST', address, as: 'json', body: file, headers, ...sending }))
}

const reportOf = ({ status, body }: FileAnswer): ImportReport => {
  if (status === 200 && isReport(body)) return body
  const details = errorDetails(body)
  if (status === 400 && isReport(details)) return details
  throw new ImportRefused(faults[status] ?? 'noAnswer')
}

const faults: Record<number, ImportFault> = {
  400: 'unreadable',
  401: 'notAdmin',
  403: 'notAdmin',
  413: 'tooLarge',
  415: 'unreadable',
  422: 'changed',
  429: 'busy',
  503: 'busy',
}

const isReport = (body: unknown): body is ImportReport => isRecord(body) && Array.isArray(body.problems)
