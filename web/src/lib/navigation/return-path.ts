import { useLocation } from 'react-router-dom'
import { isRecord } from '../is-record.ts'
import { paths } from './paths.ts'

/** The router state for the log-in page: where the user came from, and what is to be done on the way back. */
export interface Origin {
  from: string
  /** What is to be put into the cart. */
  add?: ItemToAdd
  /** The product that is to be put on the wish list. */
  wish?: string
  /** The variant of which to tell when it is back in stock. */
  tell?: string
}

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

/** Where to go after the log-in: back to where somebody came from, but never out of the shop. */
export const returnPath = (state: unknown): string => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home()
  const { from } = state
  return typeof from === 'string' && isOwnPath(from) ? from : paths.home()
}

const entrances: readonly string[] = [paths.logIn(), paths.signUp(), paths.forgotPassword()]

// Browsers read "//elsewhere" and "/\elsewhere" as the address of another site.
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path) && !entrances.includes(path.split(/[?#]/)[0] ?? path)

/** This page, for the log-in page to come back to; on the way in, where that way began. */
export const useOrigin = (): Origin => {
  const { pathname, search, state } = useLocation()
  return { from: entrances.includes(pathname) ? returnPath(state) : pathname + search }
}
