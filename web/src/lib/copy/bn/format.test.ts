import { createDays } from '../days.ts'
import { enFormat, english } from '../en/format.ts'
import { bangla, bnFormat } from './format.ts'

test('numbers stand in Bangla digits, in groups as in Bangladesh', () => {
  expect(bnFormat.number(1250)).toBe('১,২৫০')
  expect(bnFormat.number(1234567)).toBe('১২,৩৪,৫৬৭')
  expect(bnFormat.rating(4.5)).toBe('৪.৫')
  expect(bnFormat.countdown(605)).toBe('১০:০৫')
  expect(bnFormat.phone('+8801712345678')).toBe('০১৭১২-৩৪৫৬৭৮')
  expect(bnFormat.digits('12')).toBe('১২')
})

test('English turns what was typed in Bangla into its own digits', () => {
  expect(enFormat.digits('১2')).toBe('12')
})

test.each([
  ['+8801712345678', '01712-345678'],
  ['+880255012345', '0255012345'],
])('%s is dialled %s in Bangladesh', (stored, dialled) => {
  expect(enFormat.phone(stored)).toBe(dialled)
})

test.each([
  ['2026-11-21T17:59:00Z', 'Today, 23:59', 'আজ, রাত ১১:৫৯'],
  ['2026-11-20T18:00:00Z', 'Today, 00:00', 'আজ, রাত ১২:০০'],
  ['2026-11-20T17:59:00Z', 'Yesterday, 23:59', 'গতকাল, রাত ১১:৫৯'],
  ['2026-11-19T17:59:00Z', '19 Nov 2026, 23:59', '১৯ নভেম্বর, ২০২৬, রাত ১১:৫৯'],
])('on 21 November %s is %s', (iso, english, bangla) => {
  expect(enFormat.when(iso, '2026-11-21')).toBe(english)
  expect(bnFormat.when(iso, '2026-11-21')).toBe(bangla)
})

test('the day before the first of a year is in the year before', () => {
  expect(enFormat.when('2026-12-31T09:00:00Z', '2027-01-01')).toBe('Yesterday, 15:00')
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

// Ratings come with one decimal: what stands half-way between two is rounded as it is stored, not as it reads.
const amounts = [0, 1, 12, 999, 1000, 12_345.5, 99_999, 123_456, 1_234_567, 98_765_432.1, 4.25, 4.349, 0.05]
test.each([
  ['en-GB', enFormat],
  ['bn-BD', bnFormat],
])('numbers of %s are written as browsers write them', (locale, { number, rating }) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  for (const amount of [...amounts, ...amounts.slice(1).map((one) => -one)])
    expect([number(amount), rating(amount)]).toEqual([whole.format(amount), decimal.format(amount)])
})

test.each([
  ['en-GB', 'short', english, enFormat],
  ['bn-BD', 'long', bangla, bnFormat],
] as const)('each day of a year is written as browsers write it in %s', (locale, month, writing, { date, year }) => {
  const rules = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Dhaka', ...options })
  const [weekday, day, monthAlone] = [rules({ weekday: 'short' }), rules({ day: 'numeric' }), rules({ month })]
  const whole = rules({ day: 'numeric', month, year: 'numeric' })
  const days = createDays(writing)
  for (let n = 0; n < 366; n++) {
    // Just before the day ends in Bangladesh.
    const moment = new Date(Date.UTC(2026, 0, 1 + n, 17, 59))
    expect(date(moment.toISOString())).toBe(whole.format(moment))
    expect(year(moment)).toBe(rules({ year: 'numeric' }).format(moment))
    const today = moment.toISOString().slice(0, 10)
    expect(days(today, { minDays: 0, maxDays: 0 })).toBe(
      `${weekday.format(moment)} ${day.format(moment)} ${monthAlone.format(moment)}`,
    )
  }
})
