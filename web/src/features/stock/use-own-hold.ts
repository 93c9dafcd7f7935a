import { useEffect, useEffectEvent, useState } from 'react'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { secondsUntil } from '../../lib/time/use-seconds-until.ts'
import { type HoldsQuery, useHoldsQuery } from './holds.generated.ts'

export type Hold = HoldsQuery['holds'][number]

export interface OwnHold {
  hold: Hold | null
  /** The error when the holds could not be loaded. */
  error: unknown
  onRetry: () => void
}

/**
 * The shopper's own hold of a product, until it expires. Not queried for visitors and those who work in the shop.
 * @param variantId null for a hold of any of its variants
 */
export const useOwnHold = (productId: string, variantId: string | null, onEnd: () => void): OwnHold => {
  const session = useSessionState()
  const shops = session.status === 'signedIn' && session.user.role === 'SHOPPER'
  const { data, error, refetch } = useHoldsQuery({ skip: !shops, fetchPolicy: 'cache-and-network' })
  const [ended, setEnded] = useState('')
  const hold = data?.holds.find(
    (held) => held.product?.id === productId && (variantId === null || held.variantId === variantId),
  )
  const runs = shops && hold && hold.expiresAt !== ended && secondsUntil(hold.expiresAt) > 0
  const until = runs ? hold.expiresAt : null

  const end = useEffectEvent((moment: string) => {
    setEnded(moment)
    onEnd()
  })

  useEffect(() => {
    if (!until) return
    const timer = setTimeout(() => end(until), secondsUntil(until) * 1000)
    return () => clearTimeout(timer)
  }, [until])

  return {
    hold: runs ? hold : null,
    error: data ? undefined : error,
    onRetry: () => void refetch().catch(() => undefined),
  }
}
