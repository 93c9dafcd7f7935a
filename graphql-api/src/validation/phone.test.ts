import { bangladeshPhone } from './phone.js'

test.each([
  ['01712345678'],
  ['+8801712345678'],
  ['8801712345678'],
  ['01712-345678'],
  ['(017) 1234 5678'],
  ['০১৭১২৩৪৫৬৭৮'],
  ['+৮৮০ ১৭১২ ৩৪৫৬৭৮'],
  ['\u202a01712-345678\u202c'],
])('%s is stored as +880…', (typed) => {
  expect(bangladeshPhone(typed)).toBe('+8801712345678')
})

test.each([
  ['0171234567'],
  ['017123456789'],
  ['+14155552671'],
  ['call me'],
  [''],
  ['01712345678 or 01812345678'],
  ['01012345678'],
])('%s is no phone number of Bangladesh', (typed) => {
  expect(bangladeshPhone(typed)).toBeNull()
})
