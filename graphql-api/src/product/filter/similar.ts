import type { Facts } from './facts.js'

// The kind of thing says most. Values are brand, material, sizes and colours.
const SAME_TYPE = 4
const NEAR_PRICE = 2
const SAME_VALUE = 1

/** The ids of those that are most like a product, of its category and available. @param others the newest first */
export const mostSimilar = (product: Facts, others: readonly Facts[], most: number): string[] => {
  const values = new Set(product.spellings)
  const likenessOf = ({ type, price, spellings }: Facts) => {
    let likeness = type !== null && type === product.type ? SAME_TYPE : 0
    if (isNear(price, product.price)) likeness += NEAR_PRICE
    for (const spelling of spellings) if (values.has(spelling)) likeness += SAME_VALUE
    return likeness
  }

  // Sorting all of a category would cost many times as much.
  const best: { id: string; likeness: number }[] = []
  for (const other of others) {
    if (!other.isInStock || other.category !== product.category || other.id === product.id) continue
    const likeness = likenessOf(other)
    const place = best.findIndex((one) => one.likeness < likeness)
    if (place >= 0) best.splice(place, 0, { id: other.id, likeness })
    else if (best.length < most) best.push({ id: other.id, likeness })
    if (best.length > most) best.pop()
  }
  return best.map(({ id }) => id)
}

const isNear = (price: number, other: number) => Math.abs(price - other) <= other / 4
