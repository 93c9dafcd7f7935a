import { pageAtSize, readPageParams, readWords, withPageParams } from './page-params.ts'

const read = (search: string) => readPageParams(new URLSearchParams(search))

test('the address says which page and how many products on it', () => {
  expect(read('page=2&size=5')).toEqual({ page: 2, size: 5 })
})

test.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'size=7', 'page=99999999999'])(
  'an address with "%s" shows the first page of ten',
  (search) => {
    expect(read(search)).toEqual({ page: 1, size: 10 })
  },
)

test('an address searches what the server takes', () => {
  expect(readWords(new URLSearchParams('q=%20oud%00attar%00'))).toBe('oud attar')
})

test('an address with another page keeps what is searched and leaves out what is usual', () => {
  const search = new URLSearchParams('q=oud&page=3&size=5')
  expect(withPageParams(search, { page: 2, size: 5 })).toBe('?q=oud&page=2&size=5')
  expect(withPageParams(search, { page: 1, size: 10 })).toBe('?q=oud')
})

test('another page size shows the page with the product that was first', () => {
  expect(pageAtSize({ page: 2, size: 10 }, 5)).toBe(3)
  expect(pageAtSize({ page: 4, size: 5 }, 10)).toBe(2)
})
