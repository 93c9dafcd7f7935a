/** Pieces of a product at one price, in whole taka. */
interface Pieces {
  productId: string
  unitPrice: number
  quantity: number
}

/**
 * A line that sells more pieces at an agreed price than the order has at it, while they cost more today: that is a discount, which
 * not everybody may give. Undefined: there is none.
 */
export const moreBelowToday = <Line extends Pieces & { priceToday: number }>(
  had: readonly Pieces[],
  lines: readonly Line[],
): Line | undefined => {
  const below = lines.filter(({ unitPrice, priceToday }) => unitPrice < priceToday)
  return below.find((line) => piecesLike(line, below) > piecesLike(line, had))
}

const piecesLike = ({ productId, unitPrice }: Pieces, lines: readonly Pieces[]) =>
  lines
    .filter((line) => line.productId === productId && line.unitPrice === unitPrice)
    .reduce((sum, { quantity }) => sum + quantity, 0)
