import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import { isDefinite, refusalOf } from '../../../../lib/failure/refusal.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { asSeen } from '../as-seen.ts'
import { type Progress, portionsOf } from '../portions-of.ts'
import { type Connected, type SendValues, type ToSend, takenBy } from './send-choice.ts'
import { type SendOrdersMutation, useSendOrdersMutation, useShipByHandMutation } from './send-orders.generated.ts'

/** What became of each of the chosen orders. */
export interface SendResult {
  courier: Pick<Connected, 'name' | 'addressLimit'>
  outcomes: SendOrdersMutation['sendOrders']
  /** Why the shop did not go on with the rest; null where it did, or did not answer. */
  why: string | null
}

/** The same, with the error that the shop refused the rest by. */
type Sending = Omit<SendResult, 'why'> & { refusal: unknown }

/** Why an order was not even handed to the courier. */
export const tooLong = 'ADDRESS_TOO_LONG'

/** That the shop did not say what became of an order. */
export const noAnswer = 'NO_ANSWER'
// That it was not asked any more.
const notAsked = 'NOT_ASKED'

/** Sends orders with a courier that the shop is connected to, or by hand; a portion after the other. */
export const useSendOrders = () => {
  const [sendOrders] = useSendOrdersMutation()
  const [shipByHand] = useShipByHandMutation()
  const [progress, setProgress] = useState<Progress | null>(null)

  /** Where an answer is missing it ends: what was sent before is told, and the rest may be tried again. */
  const sendEach = async (orders: readonly ToSend[], send: (some: ToSend[]) => Promise<Outcomes | undefined>) => {
    const outcomes: Outcomes = []
    let refusal: unknown = null
    try {
      for (const some of portionsOf(orders)) {
        if (some.length < orders.length) setProgress({ done: outcomes.length, of: orders.length })
        outcomes.push(...((await send(some)) ?? []))
      }
    } catch (error) {
      if (outcomes.length === 0) throw error
      if (isDefinite(refusalOf(error))) refusal = error
      const open = refusal ? 0 : limits.order.atOnce
      const left = orders.slice(outcomes.length)
      outcomes.push(...left.map(({ id }, place) => notSent(id, place < open ? noAnswer : notAsked)))
    } finally {
      setProgress(null)
    }
    return { outcomes, refusal }
  }

  const run = async (
    orders: readonly ToSend[],
    courier: Connected | undefined,
    { choice, rider, name: other, note, tracking }: SendValues,
  ): Promise<Sending> => {
    if (courier) {
      const taken = takenBy(courier, orders)
      const { outcomes, refusal } = await sendEach(taken, async (some) => {
        const seen = some.map(seenOf)
        const orderIds = seen.map(({ id }) => id)
        const variables = { orderIds, courier: courier.code, note: seenText(note) || null, seen }
        return (await sendOrders({ variables })).data?.sendOrders
      })
      const behind = orders.filter((order) => !taken.includes(order)).map(({ id }) => notSent(id, tooLong))
      return { courier, outcomes: [...outcomes, ...behind], refusal }
    }
    const name = seenText(choice === 'RIDER' ? rider : other)
    const done = await sendEach(orders, async (some) => {
      const shipments = some.map((order) => ({
        ...seenOf(order),
        courier: name,
        trackingCode: choice === 'OTHER' ? seenText(tracking[order.id] ?? '') || null : null,
      }))
      return (await shipByHand({ variables: { shipments } })).data?.shipOrders
    })
    return { courier: { name, addressLimit: Number.POSITIVE_INFINITY }, ...done }
  }

  return { run, progress }
}

type Outcomes = SendResult['outcomes']

const notSent = (id: string, code: string): Outcomes[number] => ({ id, words: null, order: null, code })

const seenOf = (order: ToSend) => ({ id: order.id, ...asSeen(order) })
