import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nextPaint } from '../../../lib/after-paint.ts'
import { type FailureKind, failureKind } from '../../../lib/failure/failure.ts'
import type { SessionState } from '../../../lib/identity/session-state.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { focusField } from '../../../lib/navigation/focus.ts'
import { isPageLoading } from '../../../lib/navigation/loading.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import type { Origin } from '../../../lib/navigation/return-path.ts'
import { useOnReconnect } from '../../../lib/network/use-on-reconnect.ts'
import { readQuantity } from '../../../lib/text/quantity.ts'
import { until } from '../../../lib/until.ts'
import type { VariantChoice } from '../variant/use-variant-choice.ts'
import type { Variant } from '../variant/variant-choice.ts'
import { optionId } from '../variant/variant-options.tsx'

interface Wanted {
  variant: Variant
  quantity: number
}

interface WantedOptions {
  choice: VariantChoice
  /** The quantity as it is typed, and the id of its field. */
  typed: string
  quantityId: string
  /** How many pieces this shopper can have. */
  most: number
}

/** What a shopper wants to have of a product, asked when a button is pressed. */
export const useWanted = ({ choice, typed, quantityId, most }: WantedOptions) => {
  const { state, subscribe, recognise } = useSession()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState(false)
  const [cutOff, setCutOff] = useState<FailureKind | null>(null)
  useOnReconnect(() => setCutOff(null))
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const read = (): Wanted | null => {
    const { variant } = choice
    const missing = choice.ask()
    if (missing || !variant) {
      if (missing) focusField(optionId(missing))
      return null
    }
    const quantity = readQuantity(typed)
    const possible = quantity !== null && quantity > 0 && quantity <= most
    setWrong(!possible)
    if (possible) return { variant, quantity }
    focusField(quantityId)
    return null
  }

  const logIn = ({ variant, quantity }: Wanted, forCart: boolean) => {
    const { chosen, product } = choice
    const from = paths.buyNow(product.id, {
      quantity: quantity > 1 ? quantity : undefined,
      size: chosen.SIZE,
      color: chosen.COLOR,
    })
    const add = { productId: product.id, variantId: variant.id, quantity }
    const origin: Origin = forCart ? { from, add } : { from, buy: true }
    return navigate(paths.logIn(), { state: origin })
  }

  return {
    /** The quantity cannot be had. */
    wrong,
    /** A visitor was to log in without a connection, or the shop did not say who is here. */
    cutOff,
    /** Another quantity is typed. */
    forgetWrong: () => setWrong(false),
    /** Answers null where something is missing, or cannot be had, which it shows; and to a visitor, who logs in first. */
    ask: async (forCart: boolean): Promise<Wanted | null> => {
      const wanted = read()
      if (!wanted) return null
      await until(() => state().status !== 'loading', subscribe)
      // The press is seen before what it leads to.
      await nextPaint()
      if (state().status === 'unreachable') await recognise()
      const now = state()
      const reason = whyCutOff(now)
      setCutOff(reason)
      if (reason) return null
      if (now.status === 'signedIn') return now.user.role === 'SHOPPER' ? wanted : null
      if (isShown.current && !isPageLoading()) await logIn(wanted, forCart)
      return null
    },
  }
}

const whyCutOff = (session: SessionState): FailureKind | null => {
  if (session.status === 'unreachable') return failureKind(session.error)
  return session.status === 'signedIn' || navigator.onLine ? null : 'offline'
}
