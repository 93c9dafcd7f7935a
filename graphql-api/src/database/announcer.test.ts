import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { announcedIds, createAnnouncer } from './announcer.js'

const CHANNEL = 'announced'

let shop: TestShop
let listener: pg.Client
let payloads: string[]
beforeAll(async () => {
  shop = await openTestShop()
  listener = new pg.Client({ connectionString: shop.url })
  listener.on('notification', ({ payload }) => payloads.push(payload ?? ''))
  await listener.connect()
  await listener.query(`LISTEN ${CHANNEL}`)
})
beforeEach(() => {
  payloads = []
})
afterAll(async () => {
  await listener.end()
  await shop.close()
})

const report = jest.fn()
const ids = (many: number) => Array.from({ length: many }, () => randomUUID())

/** The payloads received once everything was sent; pending notifications arrive with the next query. */
const received = async (flushed: Promise<void>) => {
  await flushed
  await listener.query('SELECT')
  return payloads
}

test('what comes up while a notice is on its way goes together in the next one', async () => {
  const announcer = createAnnouncer(shop.db, CHANNEL, report)
  const [first, ...others] = ids(4)

  for (const id of [first ?? '', ...others]) announcer.announce(id)

  expect(await received(announcer.flushed())).toEqual([first, others.join(',')])
  expect(payloads.flatMap(announcedIds)).toEqual([first, ...others])
})

test('a thousand ids at once are all told, in notices that PostgreSQL takes', async () => {
  const announcer = createAnnouncer(shop.db, CHANNEL, report)
  const many = ids(1000)

  for (const id of many) announcer.announce(id)

  expect((await received(announcer.flushed())).flatMap(announcedIds)).toEqual(many)
  expect(report).not.toHaveBeenCalled()
})

test('a notice that fails is reported, and those that follow are told', async () => {
  const announcer = createAnnouncer(shop.db, CHANNEL, report)
  const lost = new Error('The connection was lost')
  jest.spyOn(shop.db, 'query').mockRejectedValueOnce(lost)

  for (const id of ['lost', 'second']) announcer.announce(id)
  await announcer.flushed()
  announcer.announce('third')

  expect(await received(announcer.flushed())).toEqual(['second', 'third'])
  expect(report.mock.calls).toEqual([[lost]])
})
