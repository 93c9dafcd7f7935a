import { limits } from '@sunnah-store/schema/limits'
import { pageAddressOf } from '@sunnah-store/schema/page-address'
import { pagePathMeant } from '@sunnah-store/schema/page-path'
import fc from 'fast-check'
import { readCatalogueParams } from '../lib/navigation/catalogue-params.ts'
import { readQuantity } from '../lib/text/quantity.ts'

const names = [
  'q',
  'page',
  'size',
  'minPrice',
  'maxPrice',
  'minRating',
  'sizes',
  'brands',
  'inStock',
  'sort',
  'lang',
  'x',
]
const values = [
  '',
  '0',
  '1',
  '2',
  '02',
  '5',
  '10',
  '1e3',
  '-1',
  '9'.repeat(9),
  'true',
  'NEWEST',
  'Blue',
  ' oud ',
  'bn',
  '\0',
]
const someValue = fc.oneof(
  fc.constantFrom(...values),
  fc.string({ maxLength: limits.searchLength + 5, unit: 'grapheme' }),
)
const someParams = fc.array(fc.tuple(fc.constantFrom(...names), someValue), { maxLength: 30 })

const searchOf = (address: string | null) => new URL(address ?? '', 'https://shop.example').searchParams
const asASet = (params: ReturnType<typeof readCatalogueParams>) => ({
  ...params,
  filter: Object.entries(params.filter ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.toSorted() : value,
  ]),
})

test.each(['/', '/attar', '/search'])(
  'the one address of a page is read as the address that was asked (%s)',
  (path) => {
    const place = { filtered: path !== '/' }
    const sameReading = fc.property(someParams, (params) => {
      const asked = new URLSearchParams(params)
      const address = pageAddressOf(`${path}?${asked}`)

      const [read, was] = [searchOf(address), asked].map((search) => asASet(readCatalogueParams(search, place)))
      expect(read).toEqual(was)
      expect(pageAddressOf(address ?? '')).toBe(address)
    })
    fc.assert(sameReading)
  },
)

test.each([
  ['/?x=1&utm_source=mail', '/'],
  ['/?page=1&size=10&q=', '/'],
  ['/?page=0&page=2', '/'],
  ['/?sort=NEWEST&minPrice=5', '/'],
  ['/attar?size=5&page=2', '/attar?page=2&size=5'],
  ['/attar?page=2&page=3&sort=NEWEST', '/attar?page=2&sort=NEWEST'],
  ['/attar?sort=foo&brands=B&brands=A&brands=B', '/attar?brands=A&brands=B&sort='],
  ['/%61ttar?lang=bn&lang=en', '/attar?lang=bn'],
  ['/search?q=%20oud%20wood', '/search?q=oud+wood'],
  [`/productDetail/7?color=${'a'.repeat(500)}`, `/productDetail/7?color=${'a'.repeat(41)}`],
  ['/productDetail/7?quantity=%E0%A7%A9&color=Blue&size=&page=2', '/productDetail/7?color=Blue&quantity=3'],
  ['/buynow/7?quantity=3', '/buynow/7'],
  ['/donation?q=oud', '/donation'],
  ['/allOrders/7/correct?x=1&lang=bn', '/allOrders/:orderId/correct?lang=bn'],
  ['/nowhere', null],
  ['/productDetail/7/8', null],
  ['/%', null],
])('%s is answered as %s', (asked, address) => {
  expect(pageAddressOf(asked)).toBe(address)
})

test.each([
  ['/Cart', '/cart'],
  ['/USERPROFILE/', '/userprofile'],
  ['/quranandhadith', '/QuranandHadith'],
  ['//', '/'],
  ['/productdetail/aB%2541//', '/productDetail/aB%2541'],
  ['/allorders/NEW', '/allOrders/new'],
  ['/%63art/', '/cart'],
  ['/cart/', '/cart'],
  ['/carts', null],
  ['//cart', null],
  ['/%', null],
])('%s means the page at %s', (path, meant) => {
  expect(pagePathMeant(path)).toBe(meant)
})

test.each(['1', '৩', ' 12 ', '0', 'many', '12345678'])('a quantity of %j stays what it is', (quantity) => {
  const asked = new URLSearchParams({ quantity })

  const read = searchOf(pageAddressOf(`/productDetail/7?${asked}`)).get('quantity')

  expect(readQuantity(read ?? '') ?? 1).toBe(readQuantity(quantity) ?? 1)
})

test('of a thousand values of a filter as many count as a filter may have', () => {
  const asked = new URLSearchParams(Array.from({ length: 950 }, (_, i) => ['colors', `a${i}`]))

  const told = searchOf(pageAddressOf(`/attar?${asked}`)).getAll('colors')

  // One that says that some were left out.
  expect(told).toHaveLength(limits.filter.values + 1)
})
