import { Dictionary } from './dictionary.js'
import { type Spelling, spellingOf } from './spelling.js'

const spelled = (word: string): Spelling => {
  const spelling = spellingOf(word)
  if (!spelling) throw new Error(`${word} is not spelled`)
  return spelling
}
const dictionaryOf = (...words: string[]) => {
  const dictionary = new Dictionary()
  for (const word of words) dictionary.add(spelled(word))
  return dictionary
}
const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((a) => letters.map((b) => a + b))

test('of all words only those that begin so are looked at', () => {
  const looked: string[] = []
  const dictionary = dictionaryOf(...pairs.map((pair) => `${pair}more`), 'panjabi', 'পাঞ্জাবি')
  const look = (start: string) => {
    looked.length = 0
    return dictionary.prefixMatches(spelled(start), 2, (word) => looked.push(word) > 0).map(({ word }) => word)
  }

  expect(look('pa')).toEqual(['pamore', 'panjabi'])
  expect(look('panj')).toEqual(['panjabi'])
  expect(look('পা').sort()).toEqual(['pamore', 'panjabi', 'পাঞ্জাবি'])
  expect(looked).toHaveLength(3)
})

test('the shortest forty are those of the words that are meant', () => {
  const dictionary = dictionaryOf(...pairs.map((pair) => `pa${pair}`), 'panjabi')

  expect(dictionary.prefixMatches(spelled('pa'), 2, () => true)).toHaveLength(40)
  expect(dictionary.prefixMatches(spelled('pa'), 2, (word) => word.length > 4)).toMatchObject([{ word: 'panjabi' }])
})
