import type { VariantRow } from './variant-sheet.ts'

interface Picture {
  url: string
  srcSet: string | null
}

/**
 * What shoppers see of a row without a picture of its own: that of another in its colour, those on sale first, or the product's.
 * @param rows those of its product, or of its colour, in their order
 */
export const pictureOfColor = (row: VariantRow, rows: readonly VariantRow[], product: Picture): Picture => {
  const pictured = rows.filter(({ color, imageUrl }) => row.color !== '' && color === row.color && imageUrl !== '')
  const shown = pictured.find(({ isActive }) => isActive) ?? pictured[0]
  return shown ? { url: shown.imageUrl, srcSet: null } : product
}

/** What shoppers see of a row. */
export const pictureOfRow = (row: VariantRow, rows: readonly VariantRow[], product: Picture): Picture =>
  row.imageUrl ? { url: row.imageUrl, srcSet: null } : pictureOfColor(row, rows, product)
