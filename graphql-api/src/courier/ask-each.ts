import { CourierSilent } from './courier.js'

// A courier that is away would be waited for once for each.
const SILENT_AT_MOST = 3
// A quarter of a minute less than the rows are claimed for: the last one is asked by then.
const ASKING = 45_000

/**
 * Asks a courier about one after the other, until it is silent three times in a row or the time is over. One that it cannot
 * tell keeps none of the others.
 * @returns those that it was not asked about
 */
export const askEach = async <Row>(
  rows: readonly Row[],
  ask: (row: Row) => Promise<unknown>,
  failed: (error: unknown, row: Row) => unknown,
): Promise<Row[]> => {
  const until = Date.now() + ASKING
  let silent = 0
  for (const [place, row] of rows.entries()) {
    if (silent === SILENT_AT_MOST || Date.now() > until) return rows.slice(place)
    try {
      await ask(row)
      silent = 0
    } catch (error) {
      silent = error instanceof CourierSilent ? silent + 1 : 0
      await failed(error, row)
    }
  }
  return []
}
