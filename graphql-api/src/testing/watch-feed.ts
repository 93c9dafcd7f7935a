import events from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { ORDER_PLACED } from '../order/order-placed.service.js'

const LONG_ENOUGH = 60_000

/**
 * Watches the first server that is asked for such events from now on.
 * @returns what tells how many subscriptions it feeds, once there are so many, or after long enough
 */
export const watchFeed = (topic = ORDER_PLACED): ((many: number) => Promise<number>) => {
  const subscribed = jest.spyOn(events, 'on')
  const count = () => {
    const [source] = subscribed.mock.calls.find(([, told]) => told === topic) ?? []
    return source instanceof events ? source.listenerCount(topic) : 0
  }
  return async (many) => {
    const end = Date.now() + LONG_ENOUGH
    while (count() !== many && Date.now() < end) await setImmediate()
    return count()
  }
}
