import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { normalisePhrase, phraseInLatin } from './normalise-phrase.js'
import type { SynonymGroupInput } from './synonym.input.js'
import { SynonymGroup } from './synonym-group.entity.js'

/** The groups with a word that contains this one, the newest first; without a word, all. */
export const findSynonymGroups = async (db: EntityManager, search: string): Promise<SynonymGroup[]> => {
  const wanted = phraseInLatin(search)
  const groups = await db.find(SynonymGroup, { order: { createdAt: 'DESC', words: 'ASC', id: 'ASC' } })
  return groups.filter(({ words }) => words.some((word) => phraseInLatin(word).includes(wanted)))
}

/**
 * Adds a group of words, or replaces the words of one.
 * @throws DomainError NOT_FOUND; SYNONYMS_CHANGED when the group is not as the admin saw it; SYNONYM_TAKEN when a new
 * word of it stands in another group; SYNONYMS_FULL
 */
export const saveSynonymGroup = (
  db: EntityManager,
  { id = null, words, expectedWords = null }: SynonymGroupInput,
): Promise<SynonymGroup> =>
  db.transaction(async (tx) => {
    // Two admins who save the same word at once: the second one is told.
    await tx.query('LOCK TABLE synonym_group IN SHARE ROW EXCLUSIVE MODE')
    const groups = await tx.find(SynonymGroup)
    const before = groups.find((group) => group.id === id) ?? null
    if (id !== null) refuseUnlessAsSeen(id, before, expectedWords)
    else if (groups.length >= limits.synonyms.groups) throw new DomainError('SYNONYMS_FULL')
    refuseTaken(
      words.filter((word) => !holds(before, word)),
      groups.filter((group) => group !== before),
    )
    return tx.save(SynonymGroup, { ...before, words })
  })

/** @returns whether there was such a group */
export const removeSynonymGroup = async (db: EntityManager, id: string): Promise<boolean> => {
  const { affected } = await db.transaction((tx) => tx.delete(SynonymGroup, { id }))
  return affected === 1
}

const holds = (group: SynonymGroup | null, word: string) =>
  group?.words.some((one) => normalisePhrase(one) === normalisePhrase(word)) ?? false

const refuseUnlessAsSeen = (id: string, group: SynonymGroup | null, expectedWords: string[] | null) => {
  if (!group) throw new DomainError('NOT_FOUND', { groupId: id })
  if (expectedWords && JSON.stringify(expectedWords) !== JSON.stringify(group.words))
    throw new DomainError('SYNONYMS_CHANGED', { expectedWords, words: group.words })
}

const refuseTaken = (words: string[], others: SynonymGroup[]) => {
  for (const word of words) {
    const group = others.find((other) => holds(other, word))
    if (group) throw new DomainError('SYNONYM_TAKEN', { word, group: { id: group.id, words: group.words } })
  }
}
