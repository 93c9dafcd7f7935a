import { isRecord } from '../../../../lib/is-record.ts'
import { readQuantity } from '../../../../lib/text/quantity.ts'
import type { EditedVariants_ProductFragment } from './variants.generated.ts'

/** One size in one colour as it is typed; '' where there is nothing. */
export interface VariantRow {
  /** The id of the variant; of a new one, a key of this page. */
  key: string
  isNew: boolean
  size: string
  sizeBn: string
  color: string
  colorBn: string
  sku: string
  quantity: string
  /** Its own price; '' is that of the product. */
  price: string
  /** What it costs in the shop, whosever price that is; null of a new one. */
  regularPrice: number | null
  imageUrl: string
  isActive: boolean
}

export type OptionName = 'size' | 'color'

/** What the options are called, '' where just Size and Colour. */
export type OptionWords = Record<OptionName | `${OptionName}Bn`, string>

/** All that an admin says of the sizes and colours of a product. */
export interface VariantSheet {
  rows: readonly VariantRow[]
  words: OptionWords
}

/** What the shop has. The one variant of a product without options is none to show. */
export const sheetOf = ({ allVariants, options }: EditedVariants_ProductFragment): VariantSheet => {
  const wordsOf = (wanted: 'SIZE' | 'COLOR') => options.find(({ kind }) => kind === wanted)
  const [size, color] = [wordsOf('SIZE'), wordsOf('COLOR')]

  return {
    rows: allVariants
      .filter((variant) => variant.size ?? variant.color)
      .map(({ id, price, ownPrice, ownImage, quantity, isActive, ...names }) => ({
        key: id,
        isNew: false,
        size: names.size ?? '',
        sizeBn: names.sizeBn ?? '',
        color: names.color ?? '',
        colorBn: names.colorBn ?? '',
        sku: names.sku ?? '',
        quantity: String(quantity),
        price: ownPrice === null ? '' : String(ownPrice),
        regularPrice: price,
        imageUrl: ownImage?.url ?? '',
        isActive,
      })),
    words: {
      size: size?.name ?? '',
      sizeBn: size?.nameBn ?? '',
      color: color?.name ?? '',
      colorBn: color?.nameBn ?? '',
    },
  }
}

export const isSameVariant = (one: Pick<VariantRow, OptionName>, other: Pick<VariantRow, OptionName>) =>
  one.size === other.size && one.color === other.color

/** The rows by colour, where they differ in sizes too; else all of them. */
export const groupsOf = (rows: readonly VariantRow[]): VariantRow[][] => {
  if (!rows.some(({ size }) => size)) return [[...rows]]
  const groups = new Map<string, VariantRow[]>()
  for (const row of rows) groups.set(row.color, [...(groups.get(row.color) ?? []), row])
  return [...groups.values()]
}

/** How many pieces shoppers could buy. */
export const piecesOnSale = (rows: readonly VariantRow[]): number =>
  rows.reduce((sum, { isActive, quantity }) => sum + (isActive ? (readQuantity(quantity) ?? 0) : 0), 0)

/** In the order in which they are shown, here and in the shop. */
export const shownRows = (rows: readonly VariantRow[]) => groupsOf(rows).flat()

/** A sheet that was stored in this tab; null when it is none. */
export const asSheet = (stored: unknown): VariantSheet | null => {
  if (!isRecord(stored) || !Array.isArray(stored.rows) || !isWords(stored.words)) return null
  return stored.rows.every(isRow) ? { rows: stored.rows, words: stored.words } : null
}

const areTexts = (record: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => typeof record[name] === 'string')

const wordNames = ['size', 'sizeBn', 'color', 'colorBn']

const isWords = (words: unknown): words is OptionWords => isRecord(words) && areTexts(words, wordNames)

const isRow = (row: unknown): row is VariantRow =>
  isRecord(row) &&
  areTexts(row, [...wordNames, 'key', 'sku', 'quantity', 'price', 'imageUrl']) &&
  typeof row.isNew === 'boolean' &&
  typeof row.isActive === 'boolean' &&
  (row.regularPrice === null || typeof row.regularPrice === 'number')
