import type { ApolloCache } from '@apollo/client'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { wishCopy } from '../../lib/copy/wish-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { notify } from '../../lib/notify/notify.ts'
import { useUnwishMutation, useWishedIdsQuery, useWishMutation, WishedIdsDocument } from './wish.generated.ts'

/** The products that a shopper wishes, asked for once for all hearts; null until they are known, and for everybody else. */
export const useWishes = () => {
  const { wish: copy, asking } = useCopy(wishCopy)
  const session = useSessionState()
  const isShopper = session.status === 'signedIn' && session.user.role === 'SHOPPER'
  const { data } = useWishedIdsQuery({ skip: !isShopper })
  const [wish] = useWishMutation()
  const [unwish] = useUnwishMutation()

  const tellFailure = (error: unknown) => {
    const code = refusalOf(error)?.code
    if (code === 'WISHES_FULL') notify.error(copy.full)
    else notify.error(code === 'NOT_FOUND' ? copy.gone : asking.failed)
    return false
  }

  return {
    ids: isShopper ? (data?.wishedIds ?? null) : null,
    /** @param addedAt its place among the others, where it has been there. @returns whether it is there; if not, a message has been shown */
    put: (productId: string, addedAt?: string): Promise<boolean> =>
      wish({
        variables: { productId, ...(addedAt && { addedAt }) },
        optimisticResponse: { wish: [] },
        update: (cache) => changeIds(cache, (ids) => [productId, ...ids]),
      }).then(() => true, tellFailure),
    /** @returns whether it is gone; if not, a message has been shown */
    take: (productId: string): Promise<boolean> =>
      unwish({
        variables: { productId },
        optimisticResponse: { unwish: [] },
        update: (cache) => changeIds(cache, (ids) => ids.filter((id) => id !== productId)),
      }).then(() => true, tellFailure),
  }
}

// What was changed, not all that was answered: of two changes at once the earlier answer may come last.
const changeIds = (cache: ApolloCache, change: (ids: readonly string[]) => readonly string[]) => {
  cache.updateQuery(
    { query: WishedIdsDocument },
    (known) => known && { wishedIds: [...new Set(change(known.wishedIds))] },
  )
}
