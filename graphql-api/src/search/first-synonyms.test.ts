import { limits } from '@sunnah-store/schema/limits'
import { firstSynonyms } from './first-synonyms.js'
import { tokenize } from './words.js'

const groups = firstSynonyms.map((group) => group.split(',').map((word) => tokenize(word).join(' ')))

describe('The words that a new shop begins with', () => {
  it('are at least 250 groups, none with fewer or more words than an admin may save', () => {
    const { fewest, words: most } = limits.synonyms
    expect(groups.length).toBeGreaterThanOrEqual(250)
    expect(groups.filter((words) => words.length < fewest || words.length > most)).toEqual([])
  })

  it('have no empty word, and no word twice', () => {
    const words = groups.flat()
    expect(words.filter((word) => !/\p{L}/u.test(word))).toEqual([])
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  })

  it('are each written in one script, Bangla or Latin', () => {
    expect(groups.flat().filter((word) => /\p{Script=Bengali}/u.test(word) && /[a-z]/.test(word))).toEqual([])
  })
})
