import { readWhole } from './digits.ts'

test.each([
  ['850', 850],
  [' 1,450 ', 1450],
  ['১,৪৫০', 1450],
  ['১২,৩৪,৫৬৭', 1_234_567],
  ['0', 0],
])('%s is read as %i', (typed, whole) => {
  expect(readWhole(typed)).toBe(whole)
})

test.each(['', '-1', '8.5', 'ten', '1,', '8,5', '1,45', '৳850'])('%s is no whole number', (typed) => {
  expect(readWhole(typed)).toBeNull()
})
