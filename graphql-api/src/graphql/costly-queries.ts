import type { Context } from './context.js'

// Nothing that visitors open costs as much: 212 is a list that is narrowed down, with what is left to choose. Of what shoppers
// open the wish list costs more, and the way to an order a little.
const MOST_CHEAP = 250
const COST_OF_A_READ = 100

const isCostly = (cost: number | null): cost is number => cost !== null && cost > MOST_CHEAP

/** What a query counts for the policy `reads`: nothing, unless it is costly. */
export const readsOf = (cost: number | null): number =>
  isCostly(cost) ? Math.floor((cost - MOST_CHEAP) / COST_OF_A_READ) : 0

/** Whose costly query it is: of an account, or of all visitors of a network. Null for a cheap one, and where the cost is not measured. */
export const costlyCallerOf = ({
  cost = null,
  user,
  network,
}: Partial<Pick<Context, 'cost' | 'user' | 'network'>>): string | null =>
  isCostly(cost) ? (user?.id ?? network ?? '') : null
