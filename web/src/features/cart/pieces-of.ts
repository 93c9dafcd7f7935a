/** The number of pieces in a cart, over all its lines. */
export const piecesOf = ({ items }: { items: readonly { quantity: number }[] }) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)
