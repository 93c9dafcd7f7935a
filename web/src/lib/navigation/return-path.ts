import { useLocation } from 'react-router-dom'
import { isRecord } from '../is-record.ts'
import { paths } from './paths.ts'

/** The router state for the log-in page: where the user came from, and what is to be done on the way back. */
export interface Origin {
  from: string
  /** What is to be put into the cart. */
  add?: ItemToAdd
  /** Whether the page is to ask at once about buying what is chosen on it. */
  buy?: true
  /** The product that is to be put on the wish list. */
  wish?: string
  /** The variant of which to tell when it is back in stock. */
  tell?: string
  /** What was wanted on the page, where nothing is done on the way back. */
  why?: ActionOnPage
}

const actions = ['review', 'vote'] as const
type ActionOnPage = (typeof actions)[number]

interface ItemToAdd {
  productId: string
  variantId: string
  quantity: number
}

/** What a visitor wanted to put into the cart before the log-in. */
export const itemToAdd = (state: unknown): ItemToAdd | null => {
  const add = isRecord(state) && isRecord(state.add) ? state.add : {}
  const { productId, variantId, quantity } = add
  const isWhole = typeof productId === 'string' && typeof variantId === 'string' && typeof quantity === 'number'
  return isWhole ? { productId, variantId, quantity } : null
}

/** Whether a visitor pressed Buy now before the log-in. */
export const wantedToBuy = (state: unknown): boolean => isRecord(state) && state.buy === true

/** The way back as the log-in page was told it. */
export const originOf = (state: unknown): Origin => {
  const { wish, tell, why } = isRecord(state) ? state : {}
  const add = itemToAdd(state)
  const action = actions.find((one) => one === why)
  return {
    from: returnPath(state),
    ...(add && { add }),
    ...(wantedToBuy(state) && { buy: true }),
    ...(typeof wish === 'string' && { wish }),
    ...(typeof tell === 'string' && { tell }),
    ...(action && { why: action }),
  }
}

/** Where to go after the log-in: back to where somebody came from, but never out of the shop. */
export const returnPath = (state: unknown): string => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home()
  const { from } = state
  return typeof from === 'string' && isOwnPath(from) ? from : paths.home()
}

const entrances: readonly string[] = [paths.logIn(), paths.signUp(), paths.forgotPassword(), paths.accountLink('')]

// Browsers read "//elsewhere" and "/\elsewhere" as the address of another site.
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path) && !entrances.includes(path.split(/[?#]/)[0] ?? path)

/** This page, for the log-in page to come back to; on the way in, where that way began. */
export const useOrigin = (): Origin => {
  const { pathname, search, state } = useLocation()
  return entrances.includes(pathname) ? originOf(state) : { from: pathname + search }
}
