import { useState } from 'react'
import type { OrderStatus } from '../../../generated/types.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useWhyNot } from '../../../lib/failure/use-why-not.ts'
import { notify } from '../../../lib/notify/notify.ts'
import {
  useConfirmOrdersMutation,
  useDeliverOrdersMutation,
  useTakeBackOrderStepsMutation,
} from './many-orders.generated.ts'
import type { ChosenOrder, ChosenOrders } from './use-chosen-orders.ts'
import { useRefresh } from './use-refresh.ts'

interface Outcome {
  id: string
  code: string | null
}

/** Takes a step of many orders at once, with one way back for all. What is refused stays chosen, and is told by itself. */
export const useManySteps = (chosen: ChosenOrders) => {
  const { orderLists: copy, allOrders } = useCopy(manageCopy)
  const [refused, setRefused] = useState<readonly (Outcome & { number: string })[]>([])
  const [confirmOrders] = useConfirmOrdersMutation()
  const [deliverOrders] = useDeliverOrdersMutation()
  const [takeBackOrderSteps] = useTakeBackOrderStepsMutation()
  const refresh = useRefresh()
  const whyNot = useWhyNot()

  const orSayWhy = async (run: () => Promise<void>) => {
    try {
      await run()
    } catch (error) {
      const reason = whyNot(error)
      if (reason) notify.error(reason)
    }
    refresh('AllOrders', 'OrderCounts')
  }

  /** @param expectedStatus where the step has led to: what somebody else did since is not taken back */
  const takeBack = (ids: string[], expectedStatus: OrderStatus) =>
    orSayWhy(async () => {
      const { data } = await takeBackOrderSteps({ variables: { ids, expectedStatus } })
      const back = (data?.takeBackOrderSteps ?? []).filter(({ code }) => code === null).length
      if (back > 0) notify.success(copy.tookBack(back))
      if (back < ids.length) notify.error(copy.stay(ids.length - back))
    })

  const take = (
    orders: readonly ChosenOrder[],
    to: OrderStatus,
    said: (count: number) => string,
    step: (ids: string[]) => Promise<readonly Outcome[] | undefined>,
  ) =>
    orSayWhy(async () => {
      setRefused([])
      const outcomes = (await step(orders.map(({ id }) => id))) ?? []
      const done = outcomes.filter(({ code }) => code === null)
      chosen.remove(done)
      setRefused(
        outcomes
          .filter(({ code }) => code !== null)
          .map((one) => ({ ...one, number: orders.find(({ id }) => id === one.id)?.number ?? '' })),
      )
      const ids = done.map(({ id }) => id)
      if (ids.length > 0) notify.undoable(said(ids.length), allOrders.undo, () => takeBack(ids, to))
    })

  const confirm = (orders: readonly ChosenOrder[]) =>
    take(
      orders,
      'CONFIRMED',
      copy.confirmed,
      async (ids) => (await confirmOrders({ variables: { ids } })).data?.confirmOrders,
    )
  const deliver = (orders: readonly ChosenOrder[]) =>
    take(
      orders,
      'DELIVERED',
      copy.delivered,
      async (ids) => (await deliverOrders({ variables: { ids } })).data?.deliverOrders,
    )

  return { refused, confirm, deliver }
}
