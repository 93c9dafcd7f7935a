import { banglaDigits, latinDigits } from '@sunnah-store/schema/digits'
import { readPercent, readWhole } from '@sunnah-store/schema/whole-number'
import { readQuantity } from './quantity.ts'

test.each([
  ['850', 850],
  [' 1,450 ', 1450],
  ['১,৪৫০', 1450],
  ['১২,৩৪,৫৬৭', 1_234_567],
  ['0', 0],
  ['1250.00', 1250],
  ['১,২৫০.০', 1250],
])('%s is read as %i', (typed, whole) => {
  expect(readWhole(typed)).toBe(whole)
})

test.each(['', '-1', '8.5', 'ten', '1,', '8,5', '1,45', '৳850', '1.250', '1250.50', '1.000', '.00', '10%'])(
  '%s is no whole number',
  (typed) => {
    expect(readWhole(typed)).toBeNull()
  },
)

test.each([
  ['10', 10],
  ['10%', 10],
  ['১০ %', 10],
])('%s is read as %i percent', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent)
})

test('much white space is read in no time', () => {
  const before = performance.now()

  expect(readPercent(`10${'\t'.repeat(100_000)}x`)).toBeNull()
  expect(performance.now() - before).toBeLessThan(1000)
})

test('digits are written in either script, and everything else stays', () => {
  expect(banglaDigits('+880 1712-345678')).toBe('+৮৮০ ১৭১২-৩৪৫৬৭৮')
  expect(latinDigits('+৮৮০ 1712-৩৪৫৬৭৮ টাকা')).toBe('+880 1712-345678 টাকা')
})

test('a quantity may be typed in Bangla digits', () => {
  expect(readQuantity(' ১২ ')).toBe(12)
  expect(readQuantity('1২')).toBe(12)
  expect(readQuantity('১.৫')).toBeNull()
  expect(readQuantity('')).toBeNull()
})
