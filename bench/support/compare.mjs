import { isDeepStrictEqual } from 'node:util'
import { openConnection } from './connection.mjs'

/** Refuses to measure those who do anything else than the first one. */
export const compareAnswers = async (name, workload, contestants) => {
  const answersOf = async ({ contestant, server }) => {
    const connection = await openConnection(server.port)
    const answers = await workload.answersOf(contestant, connection)
    connection.close()
    return answers
  }
  const [first, ...others] = contestants
  const expected = await answersOf(first)
  for (const other of others)
    for (const [i, answer] of (await answersOf(other)).entries())
      if (!isDeepStrictEqual(answer, expected[i]))
        throw new Error(
          `${name}: ${other.name} does not do what ${first.name} does.\n${JSON.stringify(answer)}\n${JSON.stringify(expected[i])}`,
        )
}
