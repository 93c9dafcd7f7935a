import { pages } from '@sunnah-store/schema/routes'
import { matchPath } from 'react-router-dom'
import { paths } from './paths.ts'
import { type Origin, originOf } from './return-path.ts'

export type ReasonToLogIn =
  | NonNullable<Origin['why']>
  | 'add'
  | 'buy'
  | 'wish'
  | 'tell'
  | 'cart'
  | 'wishes'
  | 'checkout'

/** Why somebody was led to the log-in; null for those who came by themselves. */
export const reasonToLogIn = (state: unknown): ReasonToLogIn | null => {
  const { from, add, wish, tell, why } = originOf(state)
  if (add) return 'add'
  if (wish) return 'wish'
  if (tell) return 'tell'
  if (why) return why

  const [page = ''] = from.split(/[?#]/)
  if (page === paths.cart()) return 'cart'
  if (page === paths.wishes()) return 'wishes'
  if (matchPath(pages.buyNow, page)) return 'buy'
  return [pages.checkout, pages.checkoutProduct].some((checkout) => matchPath(checkout, page)) ? 'checkout' : null
}
