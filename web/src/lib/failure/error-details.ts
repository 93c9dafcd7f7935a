import { isRecord } from '../is-record.ts'

/** What a refusal of a file call says beyond its code; null when it says nothing, or is not the shop's own. */
export const errorDetails = (body: unknown): Record<string, unknown> | null => {
  const error = isRecord(body) ? body.error : null
  const details = isRecord(error) ? error.details : null
  return isRecord(details) ? details : null
}
