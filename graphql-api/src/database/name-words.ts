import type { EntityManager } from 'typeorm'
import { nameWords, phoneticKeysOfName, similarityOfNames } from '../search/name-word.js'
import { queryRows } from './query-rows.js'

/**
 * Keeps the words of these names under their sounds, for admins who search for them. What a word sounds like is stored:
 * a change of `search/sound.ts` needs a migration that notes all names anew, as the first one does.
 */
export const noteNames = async (db: EntityManager, names: readonly string[]): Promise<void> => {
  const { sounds, words } = wordsBySound(names)
  if (words.length === 0) return
  // In one order, so that two who sign in at once do not wait for each other for ever.
  await db.query(
    `INSERT INTO name_word (sound, word) SELECT sound, word FROM unnest($1::text[], $2::text[]) AS noted(sound, word)
     ORDER BY sound COLLATE "C", word COLLATE "C" ON CONFLICT DO NOTHING`,
    [sounds, words],
  )
}

/** What `noteNames` keeps of names: as many sounds as words. */
export const wordsBySound = (names: readonly string[]) => {
  const words = [...new Set(names.flatMap(nameWords))]
  const rows = words.flatMap((word) => phoneticKeysOfName(word).map((sound) => ({ sound, word })))
  return { sounds: rows.map(({ sound }) => sound), words: rows.map(({ word }) => word) }
}

const MOST_SPELLINGS = 20
const MOST_COMPARED = 2000

/** For each of these words ('' for none): how else people's names write it, in any script, the most similar first. */
export const otherSpellings = async (db: EntityManager, words: readonly string[]): Promise<string[][]> => {
  const sounds = words.flatMap(phoneticKeysOfName)
  if (sounds.length === 0) return words.map(() => [])
  const noted = await queryRows<{ sound: string; word: string }>(
    db,
    'SELECT sound, word FROM name_word WHERE sound = ANY($1) LIMIT $2',
    [sounds, MOST_COMPARED],
  )
  return words.map((word) => {
    const keys = phoneticKeysOfName(word)
    const matches = noted
      .filter((other) => other.word !== word && keys.includes(other.sound))
      .map((other) => ({ word: other.word, similarity: similarityOfNames(word, other.word) }))
      .filter(({ similarity }) => similarity > 0)
      .sort((a, b) => b.similarity - a.similarity)
    return [...new Set(matches.map((match) => match.word))].slice(0, MOST_SPELLINGS)
  })
}
