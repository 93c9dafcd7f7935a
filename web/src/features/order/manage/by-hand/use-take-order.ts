import type { DeliveryRules } from '@sunnah-store/schema/delivery'
import { useRef, useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { isDefinite, type Refusal, refusalOf } from '../../../../lib/failure/refusal.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { newKey } from '../../../../lib/storage/new-key.ts'
import type { HandLine } from './hand-line.ts'
import { isChosen, isPossible } from './hand-line.ts'
import { readMessagesIn } from './messages-in.ts'
import { useTakeOrderMutation } from './take-order.generated.ts'
import { asSaid, inputOf, nothingTyped, type TakenValues } from './taken.ts'
import { dropTaken, keepTaken, readTaken } from './taken-draft.ts'

/**
 * Takes an order exactly once, however often it is sent, then goes to it among the others. What stands in the form stays
 * when it was refused; the lines tell then what the shop has said of them.
 */
export const useTakeOrder = (delivery: DeliveryRules, onStale: () => Promise<unknown>) => {
  const { taking: copy, taka } = useCopy(manageCopy)
  const navigate = useNavigate()
  const [takeOrder] = useTakeOrderMutation()
  const [first] = useState(readTaken)
  const [lines, setLines] = useState<HandLine[]>(first?.lines ?? [])
  const [idempotencyKey, setKey] = useState(() => first?.idempotencyKey ?? newKey())
  /** The number of the order that has arrived as it was before something was changed. */
  const [arrived, setArrived] = useState<string | null>(null)
  const isSaved = useRef(false)

  const limitOf = ({ rule, most }: { rule: string; most: number }) =>
    rule === 'PHONE_OPEN_TOTAL' ? copy.phoneTotal(taka(most)) : copy.phoneOrders(most)

  /** Says at their fields what is wrong with them; false when the shop named none. */
  const showAtFields = (refusal: Refusal | null, setError: UseFormSetError<TakenValues>) => {
    if (refusal?.code === 'PURCHASE_LIMIT') setError('phone', { message: limitOf(refusal) })
    if (refusal?.code !== 'BAD_USER_INPUT') return refusal?.code === 'PURCHASE_LIMIT'
    const named = refusal.fields.map((name) => (name === 'customerName' ? 'receiverName' : name))
    const wrong = fieldNames.filter((name) => named.includes(name))
    for (const name of wrong) setError(name, { message: copy.notTaken })
    return wrong.length > 0
  }

  /** @param confirmed whether the customer has said yes to it */
  const take = async (
    values: TakenValues,
    { setError }: { setError: UseFormSetError<TakenValues> },
    confirmed: boolean,
  ) => {
    if (isSaved.current) return null
    // The form says what is missing, or which.
    if (lines.length === 0 || !lines.every(isChosen)) return null
    if (!lines.every(isPossible)) return 'OUT_OF_STOCK'
    try {
      const input = {
        ...inputOf(delivery, values, lines),
        confirmed,
        idempotencyKey,
      }
      const { data } = await takeOrder({ variables: { input } })
      const number = data?.takeOrder.number ?? ''
      isSaved.current = true
      dropTaken()
      notify.success(confirmed ? copy.takenAndConfirmed(number) : copy.taken(number))
      navigate(paths.orderNumbered(number))
      return null
    } catch (error) {
      const refusal = refusalOf(error)
      if (!isDefinite(refusal)) return 'NO_ANSWER'
      // The key stands for an order that has arrived.
      if (refusal.code === 'IDEMPOTENCY_MISMATCH') {
        setKey(newKey())
        setArrived(refusal.number ?? null)
      }
      if (refusal.code === 'PRICE_CHANGED') await onStale().catch(() => undefined)
      setLines((now) => asSaid(now, refusal))
      return showAtFields(refusal, setError) ? null : refusal.code
    }
  }

  /** Keeps what is typed for a reload. */
  const keep = (values: TakenValues) => {
    if (!isSaved.current) keepTaken({ values, lines, idempotencyKey })
  }

  /** Whoever leaves on purpose does not want it any more. */
  const forget = () => {
    isSaved.current = true
    dropTaken()
  }

  const [typedBefore] = useState<TakenValues>(() => first?.values ?? { ...nothingTyped, messagesIn: readMessagesIn() })
  return { typedBefore, lines, setLines, take, arrived, keep, forget, isSaved }
}

const fieldNames = Object.keys(nothingTyped) as (keyof typeof nothingTyped)[]
