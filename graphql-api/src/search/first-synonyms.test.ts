import { firstSynonyms } from './first-synonyms.js'

const groups = firstSynonyms.map((group) => group.split(',').map((word) => word.trim().normalize('NFKC').toLowerCase()))

describe('The words that a new shop begins with', () => {
  it('are at least 250 groups of two words or more', () => {
    expect(groups.length).toBeGreaterThanOrEqual(250)
    expect(groups.filter((words) => words.length < 2)).toEqual([])
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
