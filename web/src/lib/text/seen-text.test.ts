import { seenText } from './seen-text.ts'

test('what nobody sees in a pasted text goes, what the text is made of stays', () => {
  expect(seenText('\u200EHouse 14,\u202E Road 7\n\tShekhertek\u2069 \n')).toBe('House 14, Road 7\n\tShekhertek')
  expect(seenText('র\u200D্যাব অফিস')).toBe('র\u200D্যাব অফিস')
})

test('a sign that chooses how the one before it is drawn stays with an emoji and goes with a letter', () => {
  expect(seenText('Go\uFE0Fod \uFE0F❤\uFE0F 1\uFE0F\u20E3 ☎\uFE0E')).toBe('Good ❤\uFE0F 1\uFE0F\u20E3 ☎\uFE0E')
})
