import type { OrderState } from '../../../generated/types.ts'
import { type PageParams, readPageParams, readWords } from '../../../lib/navigation/page-params.ts'

/** Which orders the address asks for. */
export interface OrderParams extends PageParams {
  words: string
  state: OrderState
}

/** The value of each state in the address; orders to deliver are the default. */
export const stateWords = { TO_DELIVER: '', DELIVERED: 'delivered', ALL: 'all' } as const satisfies Record<
  OrderState,
  string
>

const states: readonly OrderState[] = ['DELIVERED', 'ALL']

export const readOrderParams = (search: URLSearchParams): OrderParams => ({
  ...readPageParams(search),
  words: readWords(search),
  state: states.find((state) => stateWords[state] === search.get('state')) ?? 'TO_DELIVER',
})

/** Whether a new order would stand at the top of these. */
export const showsNewest = ({ page, words, state }: OrderParams) => page === 1 && words === '' && state !== 'DELIVERED'
