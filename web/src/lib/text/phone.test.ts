import { readPhone } from './phone.ts'

test.each([
  '01712345678',
  '01712-345 678',
  '+880 1712 345678',
  '8801712345678',
  '০১৭১২৩৪৫৬৭৮',
  '1712345678',
  '\u202a01712-345678\u202c',
])('%s is a mobile number of Bangladesh', (typed) => {
  expect(readPhone(typed).phone).toEqual({ number: '+8801712345678', national: '01712-345678', isMobile: true })
})

test('a number of a house is one of Bangladesh, and no mobile', () => {
  expect(readPhone('02 55012345').phone).toMatchObject({ number: '+880255012345', isMobile: false })
})

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['01712 34', 'tooShort'],
  ['01712 345 678 901 234', 'tooLong'],
  ['+44 20 7946 0958', 'notOne'],
  ['my number', 'notOne'],
  ['01212345678', 'notOne'],
  ['01712345678 ext. 5', 'notOne'],
])('"%s" is none: %s', (typed, fault) => {
  expect(readPhone(typed)).toEqual({ phone: null, fault })
})
