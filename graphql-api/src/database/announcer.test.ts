import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { announcedIds, createAnnouncer } from './announcer.js'

const CHANNEL = 'told'

let shop: TestShop
let hearer: pg.Client
let payloads: string[]
beforeAll(async () => {
  shop = await openTestShop()
  hearer = new pg.Client({ connectionString: shop.url })
  hearer.on('notification', ({ payload }) => payloads.push(payload ?? ''))
  await hearer.connect()
  await hearer.query(`LISTEN ${CHANNEL}`)
})
beforeEach(() => {
  payloads = []
})
afterAll(async () => {
  await hearer.end()
  await shop.close()
})

const report = jest.fn()
const ids = (many: number) => Array.from({ length: many }, () => randomUUID())

/** What was heard once all of it was told; what waits for a connection is brought along with the next answer. */
const heard = async (told: Promise<void>) => {
  await told
  await hearer.query('SELECT')
  return payloads
}

test('what comes up while a notice is on its way goes together in the next one', async () => {
  const announcer = createAnnouncer(shop.db, CHANNEL, report)
  const [first, ...others] = ids(4)

  for (const id of [first ?? '', ...others]) announcer.announce(id)

  expect(await heard(announcer.told())).toEqual([first, others.join(',')])
  expect(payloads.flatMap(announcedIds)).toEqual([first, ...others])
})

test('a thousand ids at once are all told, in notices that PostgreSQL takes', async () => {
  const announcer = createAnnouncer(shop.db, CHANNEL, report)
  const many = ids(1000)

  for (const id of many) announcer.announce(id)

  expect((await heard(announcer.told())).flatMap(announcedIds)).toEqual(many)
  expect(report).not.toHaveBeenCalled()
})

test('a notice that fails is reported, and those that follow are told', async () => {
  const announcer = createAnnouncer(shop.db, CHANNEL, report)
  const lost = new Error('The connection was lost')
  jest.spyOn(shop.db, 'query').mockRejectedValueOnce(lost)

  for (const id of ['lost', 'second']) announcer.announce(id)
  await announcer.told()
  announcer.announce('third')

  expect(await heard(announcer.told())).toEqual(['second', 'third'])
  expect(report.mock.calls).toEqual([[lost]])
})
