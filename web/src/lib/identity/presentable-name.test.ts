import { presentableName } from './presentable-name.ts'

test.each([
  ['Amina Rahman', 'Amina Rahman'],
  ['  Amina\n\tRahman ', 'Amina Rahman'],
  ['\u202EAmina', 'Amina'],
  ['র\u200D্যাব', 'র\u200D্যাব'],
  ['\u3164', 'amina'],
  ['', 'amina'],
  [null, 'amina'],
  ['Sunnah Store', 'amina'],
  ['Sunnah-Store', 'amina'],
  ['ＳＵＮＮＡＨ·store!', 'amina'],
  ['a'.repeat(90), 'a'.repeat(80)],
])('%j is shown as %j', (given, shown) => {
  expect(presentableName(given, 'amina@gmail.com')).toBe(shown)
})

test('whose address begins with the name of the shop is not shown as the shop', () => {
  expect(presentableName(null, 'sunnah.store@gmail.com')).toBe('Shopper')
})
