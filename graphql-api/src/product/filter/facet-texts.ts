import { familiesOf } from '@sunnah-store/schema/colors'
import { letterSizes, sizeRun } from '../size-run.js'

/** What lists can be filtered by with several values at once. */
export const facetKinds = ['brands', 'sizes', 'colors', 'materials'] as const

export type FacetKind = (typeof facetKinds)[number]

/** One value of a product, as it is shown to choose from. */
export interface FacetText {
  text: string
  textBn: string | null
  swatch: string | null
}

export interface SizeAndColor {
  size: string | null
  sizeBn: string | null
  color: string | null
  colorBn: string | null
}

interface SizesAndColors extends SizeAndColor {
  /** Of those with a size or a colour of their own; they say it better than the product does. */
  variants: readonly SizeAndColor[]
}

/** What is said of a product that its values are read from. */
export interface Described extends SizesAndColors {
  brandName: string | null
  material: string | null
  materialBn: string | null
}

/** The values of a product: its details are sentences, of which the first part counts. */
export const facetTextsOf = (product: Described): Record<FacetKind, readonly FacetText[]> => ({
  brands: product.brandName ? [plain(product.brandName, null)] : [],
  ...sizesAndColorsOf(product),
  materials: firstPart(product.material, product.materialBn),
})

/** Those of them that may differ from one variant to another. */
export const sizesAndColorsOf = (product: SizesAndColors): Record<'sizes' | 'colors', readonly FacetText[]> => ({
  sizes: sizesOf(product),
  colors: colorsOf(product),
})

/** "M to XXL" is a run of sizes; "A5, 21 x 15 cm" is A5. */
const sizesOf = ({ size, sizeBn, variants }: SizesAndColors): readonly FacetText[] => {
  const own = variants.flatMap((one) => (one.size ? [plain(one.size, one.sizeBn)] : []))
  if (own.length > 0) return once(own)
  const [, from, to] = size?.match(/^(\w+) to (\w+)$/) ?? []
  const run = from && to ? sizeRun(from, to, STEP) : []
  return run.length > 0 ? run.map((one) => plain(one, null)) : firstPart(size, sizeBn)
}

// Lengths in inches are made in steps of two.
const STEP = 2

/** Sizes as people line them up: letters, then numbers, then words. */
export const bySize = (a: string, b: string): number => placeOf(a) - placeOf(b) || (a < b ? -1 : 1)

const placeOf = (size: string) => {
  const letter = letterSizes.indexOf(size.toUpperCase())
  if (letter >= 0) return letter - letterSizes.length
  const number = Number.parseFloat(size)
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : number
}

const colorsOf = ({ color, colorBn, variants }: SizesAndColors): readonly FacetText[] => {
  const own = variants.flatMap((one) => (one.color ? colorsIn(one.color, one.colorBn) : []))
  return own.length > 0 ? once(own) : colorsIn(color, colorBn)
}

const once = (texts: readonly FacetText[]) => [...new Map(texts.map((one) => [one.text.toLowerCase(), one])).values()]

const colorsIn = (color: string | null, colorBn: string | null): readonly FacetText[] => {
  const families = familiesOf(color ?? '')
  if (families.length === 0) return firstPart(color, colorBn)
  return families.map(({ name, nameBn, swatch }) => ({ text: name, textBn: nameBn, swatch }))
}

const firstPart = (text: string | null, textBn: string | null): readonly FacetText[] => {
  const [first] = partsOf(text ?? '')
  return first ? [plain(first, partsOf(textBn ?? '')[0] ?? null)] : []
}

const partsOf = (text: string) =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)

const plain = (text: string, textBn: string | null): FacetText => ({ text, textBn, swatch: null })
