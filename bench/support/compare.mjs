import { isDeepStrictEqual } from 'node:util'
import { openConnection } from './connection.mjs'

const CHECKED = 50

/** Asks all contestants the same and refuses to measure those who answer anything else than the first. */
export const compareAnswers = async (name, asks, contestants, requestTo) => {
  const answersOf = async ({ contestant, server }) => {
    const connection = await openConnection(server.port)
    const answers = []
    for (const ask of asks.slice(0, CHECKED)) {
      const answer = JSON.parse(await connection.ask(requestTo(contestant, ask)))
      answers.push(answer.data)
    }
    connection.close()
    return answers
  }
  const [first, ...others] = contestants
  const expected = await answersOf(first)
  for (const other of others)
    for (const [i, answer] of (await answersOf(other)).entries())
      if (!isDeepStrictEqual(answer, expected[i]))
        throw new Error(
          `${name}: ${other.name} does not answer what ${first.name} answers to ${JSON.stringify(asks[i].variables)}:\n` +
            `${JSON.stringify(answer)}\n${JSON.stringify(expected[i])}`,
        )
}
