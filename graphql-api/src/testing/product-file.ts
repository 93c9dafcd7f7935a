import type { Product } from '../product/product.entity.js'
import type { ListeningShop } from './listening-shop.js'

/** What a file of new products begins with. */
export const header = 'categoryCode,name,price,quantity'

export const newRows = (many: number): string[] =>
  Array.from({ length: many }, (_, i) => `66,Tasbih ${i},${100 + i},${i % 50}`)

export const exportedProducts = async (shop: ListeningShop): Promise<string> =>
  (await shop.call('/export/products.csv')).text()

/** The place of some columns of an export; those of variants stand between brand and exportedQuantity. */
export const at = {
  category: 1,
  price: 4,
  quantity: 5,
  discount: 6,
  brand: -8,
  variantId: -7,
  size: -5,
  exportedQuantity: -1,
}

/** The export, with the cells of this product changed. */
export const editedExport = async (
  shop: ListeningShop,
  { id }: Product,
  change: (cells: string[]) => string[],
): Promise<string> => {
  const lines = (await exportedProducts(shop)).trimEnd().split('\r\n')
  return lines.map((line) => (line.startsWith(id) ? change(line.split(',')).join(',') : line)).join('\r\n')
}
