import { EventEmitter, on } from 'node:events'
import type { PubSub } from 'type-graphql'
import type { EntityManager } from 'typeorm'
import { announcedIds, createAnnouncer } from '../database/announcer.js'
import type { Notifications } from '../database/notifications.js'
import type { Order } from '../order/order.entity.js'
import { ORDER_CHANGED } from '../order/order-changed.js'
import { ORDER_PLACED, readPlacedOrders } from '../order/order-placed.service.js'
import { OVERVIEW_CHANGED } from '../overview/overview-changed.js'

/** The events behind the subscriptions. The database sends them to every server process. */
export interface LiveEvents extends PubSub {
  /** Calls the handler whenever some events may have been missed. */
  onMissed(handler: () => void): void
  /** Queues a committed order for every server process; many orders are sent together. */
  announceOrder(order: Order): void
  /** Resolves once everything queued has been sent, and everything received has been passed on. */
  close(): Promise<void>
}

interface Source {
  db: EntityManager
  notifications: Notifications
  report: (error: unknown) => void
}

export const openLiveEvents = ({ db, notifications, report }: Source): LiveEvents => {
  const events = new EventEmitter().setMaxListeners(0)

  const announcer = createAnnouncer(db, ORDER_PLACED, report)

  // One query for all subscribers of this process; none when there are none.
  const emitOrders = async (ids: string[]) => {
    if (events.listenerCount(ORDER_PLACED) === 0) return
    for (const placed of await readPlacedOrders(db, ids)) events.emit(ORDER_PLACED, placed)
  }
  let emitting = Promise.resolve()

  let hasGap = false
  notifications.on(ORDER_PLACED, {
    onPayload: (payload) => {
      emitting = emitting.then(() => emitOrders(announcedIds(payload))).catch(report)
    },
    onLost: () => {
      hasGap = true
    },
    onListening: () => {
      if (hasGap) events.emit('missed')
    },
  })
  for (const topic of [ORDER_CHANGED, OVERVIEW_CHANGED])
    notifications.on(topic, { onPayload: (payload) => void events.emit(topic, payload) })
  return {
    announceOrder: ({ id }) => announcer.announce(id),
    publish: () => {
      throw new Error('Events are published by the database')
    },
    subscribe: (topic) => mapEvents(on(events, topic), async ([payload]) => payload),
    onMissed: (handler) => void events.on('missed', handler),
    async close() {
      await announcer.flushed()
      await emitting
    },
  }
}

/** Maps each event. Closing the result closes the source at once; so does an event whose mapping fails. */
export const mapEvents = <Event, Result>(
  events: AsyncIterator<Event>,
  map: (event: Event) => Promise<Result>,
): AsyncIterableIterator<Result> => ({
  async next() {
    const { done, value } = await events.next()
    if (done) return { done, value: undefined }
    try {
      return { done: false, value: await map(value) }
    } catch (error) {
      // `for await` does not call return() on an iterator that has thrown.
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
