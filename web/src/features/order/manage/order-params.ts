import type { OrderState } from '../../../generated/types.ts'
import { type PageParams, readPageParams, readWords } from '../../../lib/navigation/page-params.ts'

/** What the orders are looked at by: one tab each. */
export type OrderTab = Exclude<OrderState, 'TO_DELIVER'>

/** Which orders the address asks for. */
export interface OrderParams extends PageParams {
  words: string
  state: OrderTab
}

/** The tabs, and the value of each in the address. */
export const tabWords = {
  TO_CONFIRM: 'confirm',
  TO_SEND: 'send',
  ON_THE_WAY: 'sent',
  DELIVERED: 'delivered',
  ENDED: 'ended',
  ALL: 'all',
} as const satisfies Record<OrderTab, string>

export const tabs: readonly OrderTab[] = ['TO_CONFIRM', 'TO_SEND', 'ON_THE_WAY', 'DELIVERED', 'ENDED', 'ALL']

/** @param toConfirm how many orders nobody has called about: where there are none, all are shown first */
export const readOrderParams = (search: URLSearchParams, toConfirm: number | undefined): OrderParams => {
  const words = readWords(search)
  const first = words || toConfirm === 0 ? 'ALL' : 'TO_CONFIRM'
  return {
    ...readPageParams(search),
    words,
    state: tabs.find((tab) => tabWords[tab] === search.get('state')) ?? first,
  }
}

/** Whether a new order would stand at the top of these. */
export const showsNewest = ({ page, words, state }: OrderParams) =>
  page === 1 && words === '' && (state === 'TO_CONFIRM' || state === 'ALL')
