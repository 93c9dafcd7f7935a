/** Pieces of a product at one price, in whole taka. */
interface Pieces {
  productId: string
  unitPrice: number
  /** What one costs whoever orders it now; null when it is no longer sold, and nothing can be compared with it. */
  priceToday: number | null
  quantity: number
}

/**
 * A line that sells more pieces at an agreed price than the order has of those that cost as much today or more, while it costs
 * more today: that is a discount, which not everybody may give. Undefined: there is none.
 */
export const moreBelowToday = <Line extends Pieces>(had: readonly Pieces[], lines: readonly Line[]) =>
  lines
    .filter(isBelow)
    // The dearest first: of a cheaper one there may be more only because there are of that.
    .sort((a, b) => b.priceToday - a.priceToday)
    .find((line) => piecesLike(line, lines) > piecesLike(line, had))

const isBelow = <Line extends Pieces>(line: Line): line is Line & { priceToday: number } =>
  line.priceToday !== null && line.unitPrice < line.priceToday

const piecesLike = (line: Pieces & { priceToday: number }, lines: readonly Pieces[]) =>
  lines.filter((other) => isLike(line, other)).reduce((sum, { quantity }) => sum + quantity, 0)

const isLike = ({ productId, unitPrice, priceToday }: Pieces & { priceToday: number }, other: Pieces) =>
  other.productId === productId &&
  other.unitPrice === unitPrice &&
  other.priceToday !== null &&
  other.priceToday >= priceToday
