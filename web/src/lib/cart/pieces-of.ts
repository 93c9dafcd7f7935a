/** A line of a cart or of a checkout. */
export interface Pieces {
  quantity: number
  available: number
}

/** The number of pieces over all these lines but those that are sold out or no longer sold. */
export const piecesOf = (items: readonly Pieces[]) =>
  items.reduce((sum, { quantity, available }) => (available > 0 ? sum + quantity : sum), 0)
