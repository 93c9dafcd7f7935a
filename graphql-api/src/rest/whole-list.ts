import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { limits } from '@sunnah-store/schema/limits'
import { DomainError } from '../errors.js'
import { atMost } from '../queue/at-most.js'
import type { Caller } from './row.js'

// Times are in milliseconds.
const most = {
  atOnce: 3,
  places: 20,
  patience: 2_000,
  /** How long a caller may take nothing. */
  pause: 10_000,
  longest: 120_000,
}
/** When to come again, in seconds. */
const SOON = 5

type Reader = Pick<Caller, 'account' | 'network'>

/**
 * Writes pages of items as one JSON array, each page as soon as it is read. Lists of more than one page are written a few
 * at a time, and broken off for callers who do not take them.
 * @throws DomainError UNAVAILABLE for whom no turn comes, and for whom a long list is being written already; what the first page throws, so that it can still set the status
 */
export const createWholeLists = ({ atOnce, places, patience, pause, longest }: typeof most = most) => {
  const inTurn = atMost(atOnce, { places, patience })

  const write = (pages: AsyncGenerator<unknown[]>, first: unknown[]) => {
    const stream: Readable = Readable.from(text())
    const giveUp = () => stream.destroy()
    const timers = [setTimeout(giveUp, pause), setTimeout(giveUp, longest)]
    stream.once('close', () => timers.forEach(clearTimeout))

    async function* text() {
      yield '['
      let between = ''
      for (let page = first; page.length > 0; page = (await pages.next()).value ?? []) {
        timers[0]?.refresh()
        yield between + page.map((item) => JSON.stringify(item)).join(',')
        between = ','
      }
      yield ']'
    }
    return stream
  }

  // Few who read slowly would hold all places.
  const served = new Set<string>()
  const later = () => new DomainError('UNAVAILABLE', { retryAfter: SOON })
  const refuseMore = (reader: string) => {
    if (served.has(reader)) throw later()
  }

  return async (pages: AsyncGenerator<unknown[]>, { account, network }: Reader): Promise<Readable> => {
    const reader = account ?? network
    refuseMore(reader)
    const { value: first = [] } = await pages.next()
    if (first.length < limits.maxPageSize) return write(pages, first)
    // Another one may have turned out to be long meanwhile.
    refuseMore(reader)
    served.add(reader)
    return new Promise((resolve, reject) => {
      const send = async () => {
        const stream = write(pages, first)
        resolve(stream)
        await finished(stream).catch(() => {})
      }
      inTurn(send)
        .catch(() => reject(later()))
        .finally(() => served.delete(reader))
    })
  }
}
