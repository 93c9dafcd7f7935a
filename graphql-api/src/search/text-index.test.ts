import { type SearchableText, TextIndex } from './text-index.js'

const text = (id: string, name: string, given: Partial<SearchableText> = {}): SearchableText => ({
  id,
  category: 1,
  isInStock: true,
  fields: { name },
  ...given,
})

const openIndex = (...texts: SearchableText[]) => {
  const index = new TextIndex([
    { code: 1, name: 'Quran and Hadith' },
    { code: 4, name: 'Tupi' },
  ])
  for (const one of texts) index.set(one)
  return index
}
const found = (index: TextIndex, search: string) => index.find(search).ids(0, 100)

test('of equally good texts those in stock come first, then the newest', () => {
  const soldOut = { isInStock: false }
  const index = openIndex(text('old', 'Rehal'), text('gone', 'Rehal', soldOut), text('new', 'Rehal'))

  expect(found(index, 'rehal')).toEqual(['new', 'old', 'gone'])
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

test.each([
  ['কুরআন', 'quran'],
  ['কোরআন', 'quran'],
  ['পাঞ্জাবী', 'panjabi'],
  ['জায়নামাজ', 'jainamaj'],
  ['জায়নামাজ', 'jainamaj'],
  ['জায়‍নামাজ', 'jainamaj'],
  ['jaynamaz', 'jainamaj'],
  ['punjabi', 'panjabi'],
  ['tafseer', 'tafsir'],
  ['হজ্ব', 'হজ'],
  ['আম্বার', 'ambar'],
  ['baccha', 'বাচ্চা'],
  ['neel', 'nil'],
])('%s is another spelling of %s', (typed, written) => {
  expect(found(openIndex(text('it', written)), typed)).toEqual(['it'])
})

test.each([
  ['topi', 'Flat Top'],
  ['borka', 'Work'],
  ['cap', 'Cape'],
  ['book', 'Box'],
  ['mat', 'Matt'],
  ['kather', 'কাচের'],
])('%s is not %s', (typed, name) => {
  expect(found(openIndex(text('it', name), text('other', typed)), typed)).toEqual(['other'])
})

test.each([
  ['rice', 'Rose'],
  ['rod', 'রেড'],
  ['shal', 'Chal'],
  ['jacket', 'Packet'],
  ['blender', 'Blend'],
  ['car', 'Carnelian'],
])('%s that the shop has not is not %s either', (typed, name) => {
  expect(found(openIndex(text('it', name)), typed)).toEqual([])
})

test('a description is found by what is written in it, not by what sounds like it', () => {
  const index = openIndex(text('it', 'Rehal', { fields: { name: 'Rehal', description: 'Fits a shirt pocket.' } }))

  expect(found(index, 'shirt')).toEqual(['it'])
  expect(found(index, 'sirat')).toEqual([])
})

test.each(['sahffron', 'safrfon', 'asffron', 'saffro', 'saffrron', 'saffren'])('%s is saffron', (typed) => {
  expect(found(openIndex(text('it', 'Saffron')), typed)).toEqual(['it'])
})

test('the ending of a listed word says no more than the word', () => {
  const index = openIndex(text('quran', 'Quran Majeed'), text('print', 'Large Print'))
  index.setSynonyms([['quran', 'koran']])

  expect(found(index, 'quraner')).toEqual(['quran'])
  expect(found(index, 'koraner')).toEqual(['quran'])
  expect(found(index, 'কোরআনের')).toEqual(['quran'])
  expect(found(index, 'printer')).toEqual([])
})

test('what sounds most alike is meant', () => {
  const index = openIndex(text('turkey', 'Turkish Mat'), text('turquoise', 'Turquoise Tasbih'))

  expect(found(index, 'turqoise')).toEqual(['turquoise'])
})

test('a word that is listed means what the list says, though the shop does not have it', () => {
  const index = openIndex(text('panjabi', 'Printed Panjabi'))
  expect(found(index, 'printer')).toEqual(['panjabi'])

  index.setSynonyms([['printer', 'প্রিন্টার']])

  expect(found(index, 'printer')).toEqual([])
})

test('a word that is misspelled counts more than what means the same', () => {
  const index = openIndex(text('bundle', 'Reading Bundle'), text('set', 'Tasbih Set'))
  index.setSynonyms([['set', 'bundle']])

  expect(found(index, 'bunddel')).toEqual(['bundle', 'set'])
})

test('beside a word that the shop does not know, a guess and a word of a description find nothing', () => {
  const index = openIndex(
    text('borka', 'Butterfly Borka'),
    text('panjabi', 'Panjabi', { fields: { name: 'Panjabi', description: 'Machine embroidered.' } }),
  )

  expect(found(index, 'butterf')).toEqual(['borka'])
  expect(found(index, 'cricket butterf')).toEqual([])
  expect(found(index, 'machine')).toEqual(['panjabi'])
  expect(found(index, 'sewing machine')).toEqual([])
  expect(found(index, 'sewing panjabi')).toEqual(['panjabi'])
})

test('two guesses that are not met together find nothing', () => {
  const index = openIndex(text('borka', 'Butterfly Borka'), text('cap', 'Knitted Tupi'))

  expect(found(index, 'butterf knitte')).toEqual([])
  expect(found(index, 'butterf borka')).toEqual(['borka'])
})

test('the first letter of the next word takes nothing away', () => {
  const index = openIndex(text('it', 'Black Borka', { fields: { name: 'Black Borka', color: 'Black' } }))

  for (const typed of ['black', 'black b', 'black bo', 'black bor'])
    expect(index.find(typed, { isTyping: true }).ids(0, 1)).toEqual(['it'])
})

test('books are a book, and glass is no glas', () => {
  const index = openIndex(text('book', 'Books for Children'), text('glass', 'Glass'))

  expect(found(index, 'book')).toEqual(['book'])
  expect(found(index, "children's book")).toEqual(['book'])
  expect(found(index, 'glass')).toEqual(['glass'])
})

test('a name of a category in any spelling is that category alone', () => {
  const index = openIndex(text('cap', 'White Cap', { category: 4 }), text('book', 'White Book'))
  index.setSynonyms([['tupi', 'topi', 'prayer cap']])

  for (const search of ['tupi', 'টুপি', 'topi', 'prayer cap', 'prayercap']) {
    expect(index.read(search).flatMap(({ categories }) => categories)).toEqual([4])
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

test('nobody pays for a hostile search more than for three ordinary ones', () => {
  const index = openIndex(text('it', 'Quran'))

  expect(index.read('a b c d e f g h i j k l m n o p q r s t u v w x y z')).toHaveLength(8)
  expect(index.read('quran quran quran quran')).toHaveLength(1)
})
