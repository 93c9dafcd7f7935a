import passwords from '@zxcvbn-ts/language-common/src/passwords.json'
import { isCommon } from './common-passwords.ts'

test('the ten thousand commonest passwords of 8 characters or more are refused, and no others', () => {
  const long = passwords.filter(({ length }) => length >= 8)

  expect(long.slice(0, 10_000).filter((password) => !isCommon(password))).toEqual([])
  expect(long.slice(10_000).filter(isCommon)).toEqual([])
})
