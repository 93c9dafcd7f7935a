import type { ErrorCode } from '@sunnah-store/schema/errors'
import { DomainError } from './errors.js'

/** What became of one thing of many: what was done, or why it was refused. */
interface Outcome<Done> {
  id: string
  done: Done | null
  code: ErrorCode | null
  details: DomainError['details']
}

/** Does something to each thing, one after the other; what is refused is told beside the others. */
export const eachByItself = async <Asked extends { id: string }, Done>(
  things: readonly Asked[],
  change: (asked: Asked) => Promise<Done>,
): Promise<Outcome<Done>[]> => {
  const outcomes: Outcome<Done>[] = []
  for (const asked of things) outcomes.push(await outcomeOf(asked.id, () => change(asked)))
  return outcomes
}

const outcomeOf = async <Done>(id: string, change: () => Promise<Done>): Promise<Outcome<Done>> => {
  try {
    return { id, done: await change(), code: null, details: undefined }
  } catch (error) {
    if (error instanceof DomainError) return { id, done: null, code: error.code, details: error.details }
    throw error
  }
}
