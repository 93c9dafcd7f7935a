import { found, openIndex, text } from '../testing/text-index.js'

test('of equally good texts those in stock come first, then the newest', () => {
  const soldOut = { isInStock: false }
  const index = openIndex(text('old', 'Rehal'), text('gone', 'Rehal', soldOut), text('new', 'Rehal'))

  expect(found(index, 'rehal')).toEqual(['new', 'old', 'gone'])
})

test('the newest are those that were created last, of one moment those with the higher id, whenever they came', () => {
  const index = openIndex()
  for (const [id, createdAt] of [
    ['b', 2],
    ['z', 1],
    ['c', 2],
    ['x', 9],
    ['a', 2],
    ['y', 3],
  ] as const)
    index.set(text(id, 'Rehal', { createdAt, isInStock: id !== 'y' }))

  expect(found(index, 'rehal')).toEqual(['x', 'c', 'b', 'a', 'z', 'y'])
})

test('a text that is set again keeps its place and loses its old words', () => {
  const index = openIndex(text('a', 'Rehal'), text('b', 'Rehal'))

  index.set(text('a', 'Rehal of walnut'))

  expect(found(index, 'rehal')).toEqual(['b', 'a'])
  expect(found(index, 'walnut')).toEqual(['a'])
  index.set(text('a', 'Stand'))
  expect(found(index, 'walnut')).toEqual([])
  expect(index.size()).toBe(2)
  expect(index.size(1)).toBe(2)
  expect(index.size(4)).toBe(0)
})

test('the rarer word counts more where not all are met', () => {
  const many = Array.from({ length: 20 }, (_, i) => text(`navy ${i}`, 'Navy Panjabi'))
  const index = openIndex(...many, text('saffron', 'Saffron Attar'))

  expect(found(index, 'navy saffron')).toEqual(['saffron'])
})

test('a name of a category in any spelling is that category alone', () => {
  const index = openIndex(text('cap', 'White Cap', { category: 4 }), text('book', 'White Book'))
  index.setSynonyms([['tupi', 'topi', 'prayer cap']])

  for (const search of ['tupi', 'টুপি', 'topi', 'prayer cap', 'prayercap']) {
    expect(index.parse(search).flatMap(({ categories }) => categories)).toEqual([4])
    expect(found(index, search)).toEqual(['cap'])
  }
  expect(found(index, 'white tupi')).toEqual(['cap'])
})

test('half of the name of a category does not name it', () => {
  const index = openIndex(text('hadith', 'Forty Hadith'), text('quran', 'Quran Majeed'), text('salah', 'Salah Guide'))

  expect(found(index, 'hadith')).toEqual(['hadith'])
  expect(found(index, 'quran and hadith')).toEqual(['salah', 'quran', 'hadith'])
})

test('what has a cap is not called a cap', () => {
  const index = openIndex(
    text('cap', 'Navy Cap', { category: 4 }),
    text('attar', 'Rose Attar', { fields: { name: 'Rose Attar', description: 'A bottle with a navy cap.' } }),
  )
  index.setSynonyms([['tupi', 'cap']])

  expect(found(index, 'navy cap')).toEqual(['cap'])
})

test('several words that mean the same as one count where they stand together', () => {
  const index = openIndex(
    text('guide', 'Salah Book', { fields: { name: 'Salah Book', type: 'Prayer guide' } }),
    text('stand', 'Rehal', { fields: { name: 'Rehal', size: 'Book A5', description: 'For the prayer corner.' } }),
  )
  index.setSynonyms([['namaz shikkha', 'prayer book']])

  expect(found(index, 'namaz shikkha')).toEqual(['guide'])
})

test('of a hostile search only the first eight different words are read', () => {
  const index = openIndex(text('it', 'Quran'))

  expect(index.parse('a b c d e f g h i j k l m n o p q r s t u v w x y z')).toHaveLength(8)
  expect(index.parse('quran quran quran quran')).toHaveLength(1)
})
