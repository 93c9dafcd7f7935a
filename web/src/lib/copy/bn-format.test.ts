import { bnFormat } from './bn-format.ts'
import { enFormat } from './en-format.ts'

test('numbers stand in Bangla digits, in groups as in Bangladesh', () => {
  expect(bnFormat.number(1250)).toBe('১,২৫০')
  expect(bnFormat.number(1234567)).toBe('১২,৩৪,৫৬৭')
  expect(bnFormat.rating(4.5)).toBe('৪.৫')
  expect(bnFormat.countdown(605)).toBe('১০:০৫')
  expect(bnFormat.phone('+8801712345678')).toBe('+৮৮০ ১৭১২-৩৪৫৬৭৮')
  expect(bnFormat.digits('12')).toBe('১২')
})

test('English turns what was typed in Bangla into its own digits', () => {
  expect(enFormat.digits('১2')).toBe('12')
})

test.each([
  ['2026-11-20T20:05:00Z', '২১ নভেম্বর, ২০২৬, রাত ২:০৫'],
  ['2026-11-20T23:00:00Z', '২১ নভেম্বর, ২০২৬, ভোর ৫:০০'],
  ['2026-11-21T03:05:00Z', '২১ নভেম্বর, ২০২৬, সকাল ৯:০৫'],
  ['2026-11-21T06:00:00Z', '২১ নভেম্বর, ২০২৬, দুপুর ১২:০০'],
  ['2026-11-21T10:30:00Z', '২১ নভেম্বর, ২০২৬, বিকাল ৪:৩০'],
  ['2026-11-21T12:30:00Z', '২১ নভেম্বর, ২০২৬, সন্ধ্যা ৬:৩০'],
  ['2026-11-21T17:59:00Z', '২১ নভেম্বর, ২০২৬, রাত ১১:৫৯'],
])('%s is %s', (iso, said) => {
  expect(bnFormat.moment(iso)).toBe(said)
})
