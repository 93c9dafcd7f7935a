import { seenText } from './seen-text.ts'

test('what nobody sees in a pasted text goes, what the text is made of stays', () => {
  expect(seenText('\u200EHouse 14,\u202E Road 7\n\tShekhertek\u2069 \n')).toBe('House 14, Road 7\n\tShekhertek')
  expect(seenText('র\u200D্যাব অফিস')).toBe('র\u200D্যাব অফিস')
})
