/** The number of pieces in a cart, over all its lines but those that are sold out or no longer sold. */
export const piecesOf = ({ items }: { items: readonly { quantity: number; available: number }[] }) =>
  items.reduce((sum, { quantity, available }) => (available > 0 ? sum + quantity : sum), 0)
