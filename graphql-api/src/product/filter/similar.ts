import type { Facts } from './facts.js'

// The kind of thing says most. Values are brand, material, sizes and colours.
const SAME_TYPE = 4
const NEAR_PRICE = 2
const SAME_VALUE = 1

/** The ids of those that are most like a product, of its category and available. @param others the newest first */
export const mostSimilar = (product: Facts, others: readonly Facts[], most: number): string[] => {
  const values = new Set(product.spellings)
  const likenessOf = ({ type, price, spellings }: Facts) =>
    (type !== null && type === product.type ? SAME_TYPE : 0) +
    (isNear(price, product.price) ? NEAR_PRICE : 0) +
    spellings.filter((spelling) => values.has(spelling)).length * SAME_VALUE

  return others
    .filter(({ id, category, isInStock }) => isInStock && category === product.category && id !== product.id)
    .map((other) => ({ id: other.id, likeness: likenessOf(other) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ id }) => id)
}

const isNear = (price: number, other: number) => Math.abs(price - other) <= other / 4
