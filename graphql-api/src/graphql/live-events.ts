import { EventEmitter, on } from 'node:events'
import type { PubSub } from 'type-graphql'
import type { EntityManager } from 'typeorm'
import { announcedIds, createAnnouncer } from '../database/announcer.js'
import { listenTo } from '../database/notices.js'
import type { Order } from '../order/order.entity.js'
import { ORDER_PLACED, readPlacedOrders } from '../order/order-placed.service.js'

/** What subscriptions are fed by. The database tells it to every process, so that it does not matter where something happens. */
export interface LiveEvents extends PubSub {
  /** Runs whenever some events may have been missed. */
  onMissed(handler: () => void): void
  /** Tells every process of an order that is committed, soon: together with others, when there are many. */
  announceOrder(order: Order): void
  /** Ends once everything is told. */
  close(): Promise<void>
}

interface Source {
  db: EntityManager
  databaseUrl: string
  report: (error: unknown) => void
}

export const openLiveEvents = ({ db, databaseUrl, report }: Source): LiveEvents => {
  const events = new EventEmitter().setMaxListeners(0)

  const announcer = createAnnouncer(db, ORDER_PLACED, report)

  // One read for all who listen here, none when nobody does.
  const tellOrders = async (ids: string[]) => {
    if (events.listenerCount(ORDER_PLACED) === 0) return
    for (const placed of await readPlacedOrders(db, ids)) events.emit(ORDER_PLACED, placed)
  }
  let telling = Promise.resolve()

  const stop = listenTo(databaseUrl, ORDER_PLACED, {
    hear: (payload) => {
      telling = telling.then(() => tellOrders(announcedIds(payload))).catch(report)
    },
    missed: () => events.emit('missed'),
    report,
  })
  return {
    announceOrder: ({ id }) => announcer.announce(id),
    publish: () => {
      throw new Error('What happens is told by the database')
    },
    subscribe: (topic) => mapEvents(on(events, topic), async ([payload]) => payload),
    onMissed: (handler) => void events.on('missed', handler),
    async close() {
      await announcer.told()
      await stop()
      await telling
    },
  }
}

/** The same events, each turned into something else; ending it ends its source at once, and so does an event that cannot be turned. */
export const mapEvents = <Event, Result>(
  events: AsyncIterator<Event>,
  turn: (event: Event) => Promise<Result>,
): AsyncIterableIterator<Result> => ({
  async next() {
    const { done, value } = await events.next()
    if (done) return { done, value: undefined }
    try {
      return { done: false, value: await turn(value) }
    } catch (error) {
      // Whoever reads by for await ends nothing that has failed.
      await events.return?.()
      throw error
    }
  },
  async return() {
    await events.return?.()
    return { done: true, value: undefined }
  },
  [Symbol.asyncIterator]() {
    return this
  },
})
