import { type Refusal, refusalOf } from '../../../lib/failure/refusal.ts'
import type { LineToday } from './what-is-left.ts'

/** What became of the lines that the cart lacked. */
export interface PutAgain {
  put: LineToday[]
  /** Without a refusal the shop has not answered, or was not asked any more. */
  left: { line: LineToday; refusal: Refusal | null }[]
}

/**
 * Puts what is missing into the cart, one line after the other, so that they stand there in their order. A line that is
 * refused keeps none of the others back; once the shop does not answer, it is asked for no more of them.
 */
export const putAgain = async (
  lines: readonly LineToday[],
  put: (line: LineToday) => Promise<unknown>,
): Promise<PutAgain> => {
  const outcome: PutAgain = { put: [], left: [] }
  let answers = true
  for (const line of lines.filter(({ missing }) => missing > 0))
    try {
      if (!answers) outcome.left.push({ line, refusal: null })
      else {
        await put(line)
        outcome.put.push(line)
      }
    } catch (error) {
      const refusal = refusalOf(error)
      outcome.left.push({ line, refusal })
      answers = refusal !== null
    }
  return outcome
}
