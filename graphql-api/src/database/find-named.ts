import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { partingSigns } from '../search/name-word.js'
import { otherSpellings } from './name-words.js'

/** SQL for what is searched: a text that an index of trigrams knows, and the words of a name as an index knows them. */
export interface SearchedText {
  text: string
  nameWords: string
}

/** SQL for the words of a name in lower case. The indexes are made on this expression: a change needs a migration. */
export const nameWordsIn = (column: string): string =>
  `string_to_array(lower(translate(${column}, '${partingSigns}', '${' '.repeat(partingSigns.length)}')), ' ')`

/** A word of a search: the pattern of a part of the text, another pattern that means the same, and the name that it may be in another spelling, or ''. */
export interface TypedWord {
  part: string
  also?: string
  name: string
}

/**
 * Leaves rows in which each word stands as it is typed, or a word of the name sounds so; those as typed come first.
 * @param known ids of rows that are found in any case
 */
export const findNamed = async <Row extends ObjectLiteral>(
  db: EntityManager,
  query: SelectQueryBuilder<Row>,
  { text, nameWords }: SearchedText,
  typed: readonly TypedWord[],
  known: readonly string[] = [],
): Promise<SelectQueryBuilder<Row>> => {
  const spellings = await otherSpellings(
    db,
    typed.map(({ name }) => name),
  )
  const isTyped = typed.map((_, i) => `${text} ILIKE :part${i}`)
  query.setParameters({ known })
  typed.forEach(({ part, also }, i) => {
    query.setParameters({ [`part${i}`]: part, [`also${i}`]: also, [`spellings${i}`]: spellings[i] })
    const ways = [
      `${isTyped[i]}`,
      ...(also ? [`${text} ILIKE :also${i}`] : []),
      ...(spellings[i]?.length ? [`${nameWords} && :spellings${i}`] : []),
      ...(known.length > 0 ? [`${query.alias}.id = ANY(:known)`] : []),
    ]
    query.andWhere(`(${ways.join(' OR ')})`)
  })
  return spellings.some(({ length }) => length > 0) ? query.orderBy(isTyped.join(' AND '), 'DESC') : query
}
