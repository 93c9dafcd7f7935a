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

/** So many words are looked at in one statement, and locked at once at the most. */
const A_SLICE = 1000

interface NotedWord {
  sound: string
  word: string
}

/** Forgets the words that nobody's name has any more, some after the other: none of its statements grows with the shop. */
export const forgetNames = async (db: EntityManager): Promise<void> => {
  for (let last: NotedWord | undefined = { sound: '', word: '' }; last; ) {
    const slice: (NotedWord & { isGone: boolean })[] = await queryRows(
      db,
      `SELECT sound, word, name_bearers(word) = 0 AS "isGone" FROM (
         SELECT sound, word FROM name_word WHERE (sound, word) > ($1, $2) ORDER BY sound, word LIMIT ${A_SLICE}
       ) AS slice ORDER BY sound, word`,
      [last.sound, last.word],
    )
    await forgetThose(
      db,
      slice.filter(({ isGone }) => isGone),
    )
    last = slice.at(-1)
  }
}

const forgetThose = async (db: EntityManager, gone: readonly NotedWord[]): Promise<void> => {
  if (gone.length === 0) return
  await db.transaction(async (tx) => {
    // Whoever is taking one of these names has noted it, or waits: afterwards it is known who has it.
    await tx.query('LOCK TABLE name_word IN SHARE ROW EXCLUSIVE MODE')
    await tx.query(
      `DELETE FROM name_word USING unnest($1::text[], $2::text[]) AS gone(sound, word)
       WHERE name_word.sound = gone.sound AND name_word.word = gone.word AND name_bearers(gone.word) = 0`,
      [gone.map(({ sound }) => sound), gone.map(({ word }) => word)],
    )
  })
}

const MOST_SPELLINGS = 50
const MOST_COMPARED = 2000

/**
 * For each of these words ('' for none): how else the names of people and orders write it, in any script. What many have goes
 * before what few have: whoever makes up spellings pushes none out.
 */
export const otherSpellings = async (db: EntityManager, words: readonly string[]): Promise<string[][]> => {
  const sounds = words.flatMap(phoneticKeysOfName)
  if (sounds.length === 0) return words.map(() => [])
  const noted = await queryRows<{ sound: string; word: string }>(
    db,
    `SELECT sound, word FROM (SELECT sound, word, name_bearers(word) AS bearers FROM name_word WHERE sound = ANY($1)) AS noted
     WHERE bearers > 0 ORDER BY bearers DESC, word LIMIT $2`,
    [sounds, MOST_COMPARED],
  )
  return words.map((word) => {
    const keys = phoneticKeysOfName(word)
    const matches = noted
      .filter((other) => other.word !== word && keys.includes(other.sound))
      .filter((other) => similarityOfNames(word, other.word) > 0)
    return [...new Set(matches.map((match) => match.word))].slice(0, MOST_SPELLINGS)
  })
}
