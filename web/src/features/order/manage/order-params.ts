import { districts } from '@sunnah-store/schema/districts'
import { limits } from '@sunnah-store/schema/limits'
import type { OrderCash, OrderState, OrderStatus } from '../../../generated/types.ts'
import { type PageParams, readPageParams, readWords } from '../../../lib/navigation/page-params.ts'

/** What the orders are looked at by: one tab each. */
export type OrderTab = Exclude<OrderState, 'TO_DELIVER'>

/** What narrows the orders besides their tab and words. */
export interface OrderNarrowing {
  from: string | null
  to: string | null
  district: string | null
  courier: string | null
  minTotal: number | null
  maxTotal: number | null
  cash: OrderCash | null
}

/** What is asked for in whichever tab. */
interface Asked {
  words: string
  narrowing: OrderNarrowing
}

/** Which orders the address asks for. */
export interface OrderParams extends PageParams, Asked {
  state: OrderTab
  oldestFirst: boolean
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

/** Where the cash of an order is, and the value of each in the address. */
export const cashWords = {
  TO_COLLECT: 'collect',
  WITH_COURIER: 'courier',
  RECEIVED: 'received',
} as const satisfies Record<OrderCash, string>

export const cashStates: readonly OrderCash[] = ['TO_COLLECT', 'WITH_COURIER', 'RECEIVED']

export const tabs: readonly OrderTab[] = ['TO_CONFIRM', 'TO_SEND', 'ON_THE_WAY', 'DELIVERED', 'ENDED', 'ALL']

const statuses: Partial<Record<OrderTab, readonly OrderStatus[]>> = {
  TO_CONFIRM: ['PLACED'],
  TO_SEND: ['CONFIRMED'],
  ON_THE_WAY: ['SHIPPED', 'RETURNING'],
  DELIVERED: ['DELIVERED'],
  ENDED: ['CANCELLED', 'RETURNED'],
}

/** Whether an order of this status belongs into the tab: what was handled there may still stand in it. */
export const isOf = (tab: OrderTab, status: OrderStatus): boolean => statuses[tab]?.includes(status) ?? true

/** What the address keeps when other words are looked for: they are looked for in all tabs. */
export const keptParams = ['days', 'from', 'to', 'district', 'courier', 'minTotal', 'maxTotal', 'cash', 'sort']

/** @param toConfirm how many orders nobody has called about: where there are none, or others are asked for, all are shown first */
export const readOrderParams = (search: URLSearchParams, toConfirm: number | undefined): OrderParams => {
  const asked = readAsked(search)
  const first = asked.words || isNarrow(asked) || toConfirm === 0 ? 'ALL' : 'TO_CONFIRM'
  const state = tabs.find((tab) => tabWords[tab] === search.get('state')) ?? first
  return {
    ...readPageParams(search),
    ...asked,
    state,
    oldestFirst: (search.get('sort') || sortOf(state)) === 'oldest',
  }
}

/** What the address asks for in whichever tab. */
export const readAsked = (search: URLSearchParams): Asked => ({
  words: readWords(search),
  narrowing: {
    from: readDay(search.get('from')),
    to: readDay(search.get('to')),
    district: districts.find((district) => district === search.get('district')) ?? null,
    courier: [...(search.get('courier') ?? '').trim()].slice(0, limits.order.courier).join('') || null,
    minTotal: readTaka(search.get('minTotal')),
    maxTotal: readTaka(search.get('maxTotal')),
    cash: cashStates.find((cash) => cashWords[cash] === search.get('cash')) ?? null,
  },
})

/** Which come first unless the address says so: of those who wait for a call, who has waited longest. */
export const sortOf = (state: OrderTab): 'oldest' | 'newest' => (state === 'TO_CONFIRM' ? 'oldest' : 'newest')

/** In how many ways the orders are narrowed: days are one, and so is a total. */
export const narrowedBy = ({ narrowing: { from, to, minTotal, maxTotal, district, courier, cash } }: Asked) =>
  [from ?? to, minTotal ?? maxTotal, district, courier, cash].filter((value) => value !== null).length

/** Whether more than a tab and words is asked for. */
export const isNarrow = (asked: Asked) => narrowedBy(asked) > 0

/** What the shop is asked for, as GraphQL and the export take it; what is not asked for is left out. */
export const filterOf = ({ state, ...asked }: OrderParams) => ({ state, ...askedOf(asked) })

/** The same of whichever tab. */
export const askedOf = ({ words, narrowing }: Asked) => ({
  ...(words && { search: words }),
  ...Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== null)),
})

/** Whether a new order would stand among these. */
export const showsNew = (params: OrderParams) =>
  params.page === 1 &&
  params.words === '' &&
  (params.state === 'TO_CONFIRM' || params.state === 'ALL') &&
  !isNarrow(params)

const readDay = (text: string | null) =>
  text && /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null

const readTaka = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)
