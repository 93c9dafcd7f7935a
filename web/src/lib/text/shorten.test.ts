import { shorten } from './shorten.ts'

test('a name of exactly the length stays whole', () => {
  expect(shorten('Emerald Prayer Mat with Scalloped', 33)).toBe('Emerald Prayer Mat with Scalloped')
})

test('a longer name is cut at the length and says so', () => {
  expect(shorten('Oxblood Open Abaya with Rose Border', 33)).toBe('Oxblood Open Abaya with Rose Bord…')
})

test('a cut at a space leaves no space before the sign', () => {
  expect(shorten('Prayer mat', 7)).toBe('Prayer…')
})

test('a letter of several code points is never cut in two', () => {
  expect(shorten('কুরআন', 1)).toBe('কু…')
})

test.each(['Crème de l’attar – “Oud”', 'Tapis e\u0301lime\u0301', 'জায়নামাজ 👨‍👩‍👧 বড়'])(
  '%s is as long as people count it',
  (name) => {
    const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
    for (let length = 1; length < characters.length; length++)
      expect(shorten(name, length)).toBe(`${characters.slice(0, length).join('').trimEnd()}…`)
    expect(shorten(name, characters.length)).toBe(name)
  },
)
