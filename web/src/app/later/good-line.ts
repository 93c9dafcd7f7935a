import { isRecord } from '../../lib/is-record.ts'
import { readLowData } from '../../lib/low-data/low-data.ts'

/** Whether more may be fetched than is asked for; "unknown" where the browser does not tell. */
export const readLine = (): 'good' | 'bad' | 'unknown' => {
  if (readLowData()) return 'bad'
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (!isRecord(connection)) return 'unknown'
  const isSlow = /^(slow-2g|2g|3g)$/.test(String(connection.effectiveType))
  return connection.saveData || isSlow ? 'bad' : 'good'
}
