import type { Context } from './context.js'

// Nothing that visitors open costs as much: 212 is a list that is narrowed down, with what is left to choose. Of what shoppers
// open the wish list costs more, and the way to an order a little.
const MOST_CHEAP = 250

const isCostly = (cost: number | null) => cost !== null && cost > MOST_CHEAP

/** Whose costly query it is: of an account, or of all visitors of a network. Null for a cheap one, and where the cost is not measured. */
export const costlyCallerOf = ({
  cost = null,
  user,
  network,
}: Partial<Pick<Context, 'cost' | 'user' | 'network'>>): string | null =>
  isCostly(cost) ? (user?.id ?? network ?? '') : null
