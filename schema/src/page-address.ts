import { decodedPath } from './decoded-path.js'
import { latinDigits } from './digits.js'
import { limits } from './limits.js'
import { pageNumber, searchedWords, sorts, switches, valueKinds } from './list-parameters.js'
import { languageParameter } from './rendered-page.js'
import { pageAddresses } from './routes.js'

/** What a page reads in all values of a parameter. It reads the same in what is answered here, which is the one way to write it. */
type Reading = (values: readonly string[]) => readonly string[]

/** Of which only the first value counts. @param read answers null for what is as if nothing was said */
const first =
  (read: (value: string) => string | null): Reading =>
  ([value]) => {
    const said = value === undefined ? null : read(value)
    return said === null ? [] : [said]
  }

const oneOf = (values: readonly string[]) => first((value) => (values.includes(value) ? value : null))

// A filter that makes no sense is named on the page as one that was left out, whatever it was.
const nonsense = ''

const number = (least: number, most: number) =>
  first((value) => {
    const said = /^\d{1,8}$/.test(value) ? Number(value) : -1
    return said >= least && said <= most ? String(said) : nonsense
  })

const several: Reading = (values) => {
  const asked = [...new Set(values)].sort()
  const known = asked.filter(
    (value) => value.trim() !== '' && value.length <= limits.product.detail && !value.includes('\0'),
  )
  const kept = known.slice(0, limits.filter.values)
  return kept.length < asked.length ? [...kept, nonsense] : kept
}

const filter = {
  minPrice: number(0, limits.product.price),
  maxPrice: number(0, limits.product.price),
  minRating: number(1, 5),
  ...Object.fromEntries(valueKinds.map((kind) => [kind, several])),
  ...Object.fromEntries(switches.map((name) => [name, first((value) => (value === 'true' ? value : nonsense))])),
  sort: first((value) => sorts.find((one) => one === value) ?? nonsense),
}

const list = {
  q: first((value) => searchedWords(value) || null),
  page: first((value) => {
    const page = pageNumber(value)
    return page > 1 ? String(page) : null
  }),
  size: oneOf(limits.pageSizes.filter((size) => size !== limits.defaultPageSize).map(String)),
}

// No size or colour is longer: what was cut is still none. Half a letter would be another one in the answer than in its browser.
const option = first((value) => value.slice(0, limits.variants.text + 1).replace(/[\ud800-\udbff]$/, '') || null)

const choice = {
  color: option,
  size: option,
  quantity: first((value) => {
    const typed = latinDigits(value).trim()
    return /^\d{1,7}$/.test(typed) && Number(typed) !== 1 ? String(Number(typed)) : null
  }),
}

/**
 * What the server tells apart in the address of each page that it renders, or that may be missing, beside the language. Any other
 * page is the same at all of its addresses: its scripts alone make it, or all but its sketch.
 */
const readings: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  home: list,
  category: { ...list, ...filter },
  search: { ...list, ...filter },
  productDetail: choice,
  // Whether there is such a product.
  buyNow: {},
  donation: {},
  orphanage: {},
  oldAgeHome: {},
  payment: {},
  track: {},
  logIn: {},
  signUp: {},
  contactUs: {},
}

const language = { [languageParameter]: oneOf(['en', 'bn']) }

interface Place {
  template: string
  shape: RegExp
  /** Whether what stands in the path is told apart. */
  hasOwnPaths: boolean
  reading: Readonly<Record<string, Reading>>
}

const places = pageAddresses.map(([name, template]): Place => {
  const reading = readings[name]
  const shape = new RegExp(`^${template.replace(/:[^/]+/, '([^/]+)')}$`)
  return { template, shape, hasOwnPaths: reading !== undefined, reading: { ...reading, ...language } }
})
// Every address that anybody asks for is looked up here.
const fixed = new Map(places.map((place) => [place.template, place]))
const moving = places.filter(({ template }) => template.includes(':'))

/**
 * The one address of what is answered at an address, of all that are answered the same: without parameters that the page does
 * not read, such as those of campaigns, and with the others as it reads them. Null where no page stands.
 * @param address a path with what stands behind it, without a fragment
 */
export const pageAddressOf = (address: string): string | null => {
  const [path = '', ...rest] = address.split('?')
  const place = placeAt(path)
  if (!place) return null
  const own = place.hasOwnPaths ? ownPath(place, path) : place.template
  if (rest.length === 0) return own
  const asked = new URLSearchParams(rest.join('?'))
  const said = Object.entries(place.reading).flatMap(([name, read]) =>
    read(asked.getAll(name)).map((value): [string, string] => [name, value]),
  )
  return said.length > 0 ? `${own}?${new URLSearchParams(said)}` : own
}

const placeAt = (path: string) => {
  const plain = decodedPath(path)
  return plain === null ? undefined : (fixed.get(plain) ?? moving.find(({ shape }) => shape.test(plain)))
}

const ownPath = ({ template, shape }: Place, path: string) =>
  template.replace(/:[^/]+/, () => encodeURIComponent(shape.exec(decodedPath(path) ?? '')?.[1] ?? ''))
