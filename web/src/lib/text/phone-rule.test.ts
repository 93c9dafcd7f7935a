import { phoneRule } from './phone-rule.ts'

const faults = { tooShort: 'Too short', tooLong: 'Too long', notOne: 'Not one' }
const house = '02 55012345'

test('a number that may be missing is only refused when it is wrong', () => {
  const rule = phoneRule({ ...faults, missing: undefined })
  expect(rule('')).toBe(true)
  expect(rule('0171')).toBe('Too short')
  expect(rule(house)).toBe(true)
})

test('a number that must be there is asked for, also where only blanks stand', () => {
  const rule = phoneRule({ ...faults, missing: 'Missing' })
  expect(rule('  ')).toBe('Missing')
  expect(rule(house)).toBe(true)
})

test('where only a mobile will do, the number of a house is refused', () => {
  const rule = phoneRule({ ...faults, missing: 'Missing', notMobile: 'Not a mobile' })
  expect(rule(house)).toBe('Not a mobile')
  expect(rule('০১৭১২৩৪৫৬৭৮')).toBe(true)
})
