import { Channel } from '../../outbox/channel.js'
import type { Mail } from '../../outbox/mail.js'
import { sendDueMessages } from '../../outbox/outbox.service.js'
import { freshPhone } from '../../testing/emulator.js'
import { buildShopper } from '../../testing/factories.js'
import { type MessageShop, openMessageShop } from '../../testing/message-shop.js'
import { OrderStatus } from '../life/order-status.js'
import { OrderMessage } from './order-message.entity.js'
import { deleteToldMessages } from './write-order-messages.service.js'

let shop: MessageShop
beforeAll(async () => {
  shop = await openMessageShop()
})
beforeEach(() => shop.tellAll())
afterAll(() => shop.close())

const texts = async () => (await shop.written()).filter(({ channel }) => channel === Channel.SMS)
const freshPhones = (many: number) => Array.from({ length: many }, () => freshPhone())

test('one phone gets five text messages a day at most, whoever orders', async () => {
  const phone = freshPhone()
  for (let i = 0; i < 3; i++) await shop.order({ phone })
  await shop.write(100)
  for (let i = 0; i < 3; i++) await shop.order({ phone })
  await shop.write(100)

  expect(await texts()).toHaveLength(5)

  await shop.db.query(`UPDATE order_message SET "toldAt" = now() - interval '25 hours'`)
  await deleteToldMessages(shop.db)
  expect(await shop.db.count(OrderMessage)).toBe(0)
})

test('one account has ten text messages a day sent at most, to whatever phones', async () => {
  const shopper = await shop.known()
  for (const phone of freshPhones(6)) await shop.order({ phone }, shopper)
  await shop.write(100)
  for (const phone of freshPhones(6)) await shop.order({ phone }, shopper)
  await shop.write(100)

  expect(await texts()).toHaveLength(10)
})

test('all phones get as many as are set, of which newcomers cause a fifth, and what the shop does is told all the same', async () => {
  const customers = [await shop.known(), await shop.known()]
  const placed = [await shop.order(), await shop.order(), await shop.order()]
  await shop.write(10)
  expect(await texts()).toHaveLength(2)

  for (const customer of customers) await shop.order({ phone: freshPhone() }, customer)
  for (const one of placed) await shop.step(one, { to: OrderStatus.CONFIRMED })
  await shop.later()
  await shop.write(10)
  expect(await texts()).toHaveLength(7)
  for (const phone of freshPhones(4)) await shop.order({ phone }, customers[0])
  await shop.write(10)
  expect(await texts()).toHaveLength(10)
})

test('of what is cancelled before it was told, or by who has confirmed nothing, no text message tells', async () => {
  const [atOnce, after] = [await shop.order(), await shop.order()]
  const unconfirmed = await shop.order({}, await buildShopper(shop.db))
  await shop.cancelled(atOnce)
  await shop.write(100)
  await shop.cancelled(after)
  await shop.cancelled(unconfirmed)
  await shop.write(100)

  const told = (await texts()).map(({ userId, kind }) => [userId, kind])
  expect(told).toEqual([
    [after.userId, 'ORDER_PLACED'],
    [unconfirmed.userId, 'ORDER_PLACED'],
    [after.userId, 'ORDER_CANCELLED'],
  ])
})

test('a shop that can tell nothing settles it, and does not tell it when it can', async () => {
  await shop.order()
  await shop.write(0, false)
  await shop.write(100)

  expect(await shop.written()).toEqual([])
})

test('a gateway that is away holds up no mail, and each way sends its own', async () => {
  await shop.order()
  await shop.write(100)
  const [mails, reported]: [Mail[], unknown[]] = [[], []]
  const away = () => Promise.reject(new Error('The SMS gateway answered 500'))

  await sendDueMessages(shop.db, away, (error) => reported.push(error), Channel.SMS)
  await sendDueMessages(
    shop.db,
    async (mail) => void mails.push(mail),
    (error) => reported.push(error),
  )

  expect([mails.length, reported.length]).toEqual([1, 1])
  expect(await shop.written()).toMatchObject([{ channel: Channel.SMS, attempts: 1 }])
})
