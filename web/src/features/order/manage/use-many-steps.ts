import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { OrderStatus } from '../../../generated/types.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { isDefinite, refusalOf } from '../../../lib/failure/refusal.ts'
import { useWhyNot } from '../../../lib/failure/use-why-not.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { asSeen } from './as-seen.ts'
import {
  OrdersNowDocument,
  useConfirmOrdersMutation,
  useDeliverOrdersMutation,
  useTakeBackOrderStepsMutation,
} from './many-orders.generated.ts'
import { isOf, type OrderTab } from './order-params.ts'
import { type Progress, portionsOf } from './portions-of.ts'
import type { ChosenOrder, ChosenOrders } from './use-chosen-orders.ts'
import { useRefresh } from './use-refresh.ts'

interface Outcome {
  id: string
  code: string | null
}

interface Refused extends Outcome {
  number: string
  /** As it is now; null where that is not known. */
  status: OrderStatus | null
}

/**
 * Takes a step of many orders, a portion after the other, with one way back for all. What is refused is told by itself, and stays chosen unless
 * it has left the list meanwhile.
 * @param state what the list shows
 */
export const useManySteps = (chosen: ChosenOrders, state: OrderTab) => {
  const { orderLists: copy, allOrders } = useCopy(manageCopy)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [progress, setProgress] = useState<Progress | null>(null)
  const [confirmOrders] = useConfirmOrdersMutation()
  const [deliverOrders] = useDeliverOrdersMutation()
  const [takeBackOrderSteps] = useTakeBackOrderStepsMutation()
  const client = useApolloClient()
  const { refresh } = useRefresh()
  const whyNot = useWhyNot()

  const orSayWhy = async (run: () => Promise<void>) => {
    try {
      await run()
    } catch (error) {
      const reason = isDefinite(refusalOf(error)) ? whyNot(error) : copy.notKnown
      if (reason) notify.error(reason)
    }
    refresh('AllOrders', 'OrderCounts')
  }

  /** @param orders as the step has left them: what somebody else did since is not taken back */
  const takeBack = (orders: readonly ChosenOrder[]) =>
    orSayWhy(async () => {
      let back = 0
      for (const some of portionsOf(orders)) {
        const { data } = await takeBackOrderSteps({ variables: asked(some) })
        back += (data?.takeBackOrderSteps ?? []).filter(({ code }) => code === null).length
      }
      if (back > 0) notify.success(copy.tookBack(back))
      if (back < orders.length) notify.error(copy.stay(orders.length - back))
    })

  /** What the refused ones are now; null when the shop did not say. */
  const ordersNow = async (ids: string[]): Promise<readonly ChosenOrder[] | null> => {
    if (ids.length === 0) return []
    const query = { query: OrdersNowDocument, variables: { ids }, fetchPolicy: 'network-only' as const }
    const answer = await client.query(query).catch(() => null)
    return answer?.data?.ordersByIds ?? null
  }

  /** @returns those of which the step was taken */
  const takeOf = async (orders: readonly ChosenOrder[], step: Step): Promise<readonly ChosenOrder[]> => {
    const outcomes = (await step(asked(orders))) ?? []
    const done = outcomes.filter(({ code }) => code === null)
    chosen.remove(done)
    const notDone = outcomes.filter(({ code }) => code !== null)
    const now = await ordersNow(notDone.map(({ id }) => id))
    const statusOf = (id: string) => now?.find((order) => order.id === id)?.status ?? null
    const numberOf = (id: string) => orders.find((order) => order.id === id)?.number ?? ''
    const told = notDone.map((one) => ({ ...one, number: numberOf(one.id), status: statusOf(one.id) }))
    setRefused((before) => [...before, ...told])
    if (now) {
      const left = now.filter(({ status }) => isOf(state, status))
      chosen.remove(notDone.filter(({ id }) => !left.some((order) => order.id === id)))
      chosen.add(left)
    }
    return orders.filter(({ id }) => done.some((one) => one.id === id))
  }

  const take = (orders: readonly ChosenOrder[], to: OrderStatus, said: (count: number) => string, step: Step) =>
    orSayWhy(async () => {
      setRefused([])
      const taken: ChosenOrder[] = []
      let done = 0
      try {
        for (const some of portionsOf(orders)) {
          if (some.length < orders.length) setProgress({ done, of: orders.length })
          for (const order of await takeOf(some, step)) taken.push({ ...order, status: to })
          done += some.length
        }
      } finally {
        setProgress(null)
        if (taken.length > 0) notify.undoable(said(taken.length), allOrders.undo, () => takeBack(taken))
      }
    })

  const confirm = (orders: readonly ChosenOrder[]) =>
    take(
      orders,
      'CONFIRMED',
      copy.confirmed,
      async (variables) => (await confirmOrders({ variables })).data?.confirmOrders,
    )
  const deliver = (orders: readonly ChosenOrder[]) =>
    take(
      orders,
      'DELIVERED',
      copy.delivered,
      async (variables) => (await deliverOrders({ variables })).data?.deliverOrders,
    )

  return { refused, progress, confirm, deliver, forget: () => setRefused([]) }
}

type Step = (variables: ReturnType<typeof asked>) => Promise<readonly Outcome[] | undefined>

/** Orders as they were chosen: one that is another by now is refused. */
const asked = (orders: readonly ChosenOrder[]) => ({
  ids: orders.map(({ id }) => id),
  seen: orders.map((order) => ({ id: order.id, ...asSeen(order) })),
})
