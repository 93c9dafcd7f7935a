import { found, openIndex, text } from '../testing/text-index.js'
import { CatalogueWords, holdingOf } from './catalogue-words.js'
import { fields } from './fields.js'
import type { SearchableText, TextIndex } from './text-index.js'

const names =
  'rehal rehel quran koran কুরআন panjabi punjabi panja black block white attar ator tasbih tasbeeh cap cape new 33'
const searches = [
  ...names.split(' '),
  'black panjabi',
  'quran rehal',
  'pan',
  'pa',
  'tupi',
  'blakc',
  'panjabbi',
  'cap 33',
]

/** The same numbers in every run. */
const numbersFrom = (seed: number) => {
  let last = seed
  return (end: number) => {
    last = (last * 48271) % 2147483647
    return last % end
  }
}

const answersOf = (index: TextIndex) =>
  searches.map((search) => [
    search,
    index.find(search).ids(0, 100),
    index.find(index.complete(search)).ids(0, 100),
    index.parse(search).map(({ correction }) => correction),
  ])

test.each([1, 2, 3, 4, 5])('after any changes it answers as one that was filled just now: %s', (seed) => {
  const number = numbersFrom(seed)
  const some = () => Array.from({ length: number(4) }, () => names.split(' ')[number(20)]).join(' ')
  const texts = new Map<string, SearchableText>()
  const running = openIndex()
  for (let change = 0; change < 400; change++) {
    const id = `${number(40)}`
    const createdAt = texts.get(id)?.createdAt ?? number(8)
    const filled = fields.filter((field) => field !== 'category' && number(2) === 0).map((field) => [field, some()])
    const next = {
      category: number(2) === 0 ? 1 : 4,
      isInStock: number(3) > 0,
      createdAt,
      fields: Object.fromEntries(filled),
    }
    if (number(4) === 0) {
      texts.delete(id)
      running.remove(id)
    } else {
      texts.set(id, text(id, '', next))
      running.set(text(id, '', next))
    }
    if (change % 50 === 0) answersOf(running)
  }

  const inOrder = [...texts.values()].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
  const fresh = openIndex()
  for (const one of inOrder) fresh.set(one)
  expect(answersOf(running)).toEqual(answersOf(fresh))
  expect(running.size()).toBe(texts.size)
})

test('a word that has left all names is one of descriptions', () => {
  const index = openIndex(text('it', 'Shirt'))
  expect(found(index, 'shart')).toEqual(['it'])

  index.set(text('it', '', { fields: { name: 'Rehal', description: 'Fits a shirt pocket.' } }))

  expect(found(index, 'shirt')).toEqual(['it'])
  expect(found(index, 'shart')).toEqual([])
})

test('words that stand nowhere any more are forgotten, and those that stand somewhere are not', () => {
  const words = new CatalogueWords()
  const stay = holdingOf(words.idOf('rehal'), 1)
  words.add(stay, 0)
  for (let i = 0; i < 10_000; i++) {
    const holding = holdingOf(words.idOf(`passing${String.fromCharCode(97 + (i % 26)).repeat(i / 26)}`), 1)
    words.add(holding, 1)
    words.remove(holding, 1)
    words.forgetDead()
  }

  // New words are given the numbers of those that were forgotten.
  expect(words.idOf('another')).toBeLessThan(1100)
  expect(words.idOf('rehal')).toBe(0)
  expect(words.has('rehal')).toBe(true)
})
