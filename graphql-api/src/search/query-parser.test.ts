import { found, openIndex, text } from '../testing/text-index.js'

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
  expect(found(index, 'printet')).toEqual(['panjabi'])

  index.setSynonyms([['printet', 'প্রিন্টার']])

  expect(found(index, 'printet')).toEqual([])
})

test('whoever writes an everyday word means it, and no other that is like it', () => {
  const index = openIndex(text('kabli', 'Kabli Panjabi'), text('plain', 'Plain Panjabi'))

  expect(found(index, 'cable')).toEqual([])
  expect(found(index, 'plane')).toEqual([])
  expect(found(index, 'kably')).toEqual(['kabli'])
})

test('an unfinished last word is finished to the one that most texts hold, and a finished one stays', () => {
  const index = openIndex(text('a', 'Navy Panjabi'), text('b', 'White Panjabi'), text('c', 'Pantaloon'))

  expect(index.complete('navy pan')).toBe('navy panjabi')
  expect(index.complete('pa')).toBe('panjabi')
  expect(index.complete('navy p')).toBe('navy')
  expect(index.complete('Navy')).toBe('Navy')
  expect(index.complete('zzz')).toBe('zzz')
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
    expect(index.find(index.complete(typed)).ids(0, 1)).toEqual(['it'])
})

test('books are a book, and glass is no glas', () => {
  const index = openIndex(text('book', 'Books for Children'), text('glass', 'Glass'))

  expect(found(index, 'book')).toEqual(['book'])
  expect(found(index, "children's book")).toEqual(['book'])
  expect(found(index, 'glass')).toEqual(['glass'])
})

test('a word that says nothing is found where it stands, when no other word is there', () => {
  const index = openIndex(text('items', 'Islamic Items'), text('moon', 'New Moon Cap'), text('vest', 'Vest'))

  for (const search of ['islamic', 'islami', 'items', 'Islamic Items']) expect(found(index, search)).toEqual(['items'])
  expect(found(index, 'new')).toEqual(['moon'])
  expect(found(index, 'new vest')).toEqual(['vest'])
})

test('a word that says nothing stands for no word that is like it, nor is one taken for it', () => {
  const index = openIndex(text('vest', 'Vest'), text('offer', 'Special Offer'))

  expect(found(index, 'best')).toEqual([])
  expect(found(index, 'the best product')).toEqual([])
  expect(found(index, 'offfer')).toEqual([])
})

test('words of descriptions, however many, do not hide a name that begins so', () => {
  const description = Array.from({ length: 60 }, (_, i) => `pa${String.fromCharCode(97 + (i % 26), 97 + i / 26)}`).join(
    ' ',
  )
  const index = openIndex(text('panjabi', 'Panjabi'), text('cap', 'Cap', { fields: { name: 'Cap', description } }))

  expect(index.find(index.complete('pa')).ids(0, 9)).toEqual(['panjabi'])
})

test('what is typed so far is the beginning of a name, and means what that name means', () => {
  const index = openIndex(text('it', 'Prayer Mat'))
  index.setSynonyms([['musalla', 'prayer mat']])

  expect(index.find(index.complete('mus')).ids(0, 9)).toEqual(['it'])
})

test.each(['ক্', 'ক্'.repeat(3), 'ক্'.repeat(50), 'কহকহ'])('consonants without a vowel begin no word: %s', (typed) => {
  const index = openIndex(text('it', 'Kaftan'), text('other', 'Kufi'))

  expect(found(index, typed)).toEqual([])
  expect(index.find(index.complete(typed)).total).toBe(0)
})
