import { createServer } from 'node:http'
import { Channel } from '../../outbox/channel.js'
import type { Mail } from '../../outbox/mail.js'
import { openSmsSender } from '../../outbox/open-sms-sender.js'
import { sendDueMessages } from '../../outbox/outbox.service.js'
import { OutboxMessage } from '../../outbox/outbox-message.entity.js'
import { freshPhone } from '../../testing/emulator.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../../testing/factories.js'
import { markDelivered } from '../../testing/mark-delivered.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { Language } from '../../user/language.js'
import type { User } from '../../user/user.entity.js'
import { type Actor, changeOrder } from '../life/change-order.js'
import { deliverPartly } from '../life/deliver-partly.service.js'
import { OrderActor } from '../life/order-event.entity.js'
import { CancelReason, OrderStatus, ReturnReason } from '../life/order-status.js'
import { type OrderStep, takeStep } from '../life/order-step.service.js'
import { takeBackStep } from '../life/take-back.service.js'
import type { Order } from '../order.entity.js'
import type { PlaceOrderInput } from '../order.input.js'
import { deleteOrder } from '../order.service.js'
import { OrderLine } from '../order-line.entity.js'
import { placeOrder } from '../place-order.service.js'
import { readMessageSettings, setMessageSettings } from './message-settings.service.js'
import { OrderMessage } from './order-message.entity.js'
import { OrderMessageKind } from './order-message-kind.js'
import { tell } from './tell.service.js'
import { deleteToldMessages, writeOrderMessages } from './write-order-messages.service.js'

const { PLACED, CONFIRMED, CORRECTED, SHIPPED, DELIVERED, CANCELLED } = OrderMessageKind
const every = Object.values(OrderMessageKind)
const shop = { url: 'https://shop.example', phone: '+8801800000000' }
const steadfast = {
  courier: 'Steadfast',
  trackingCode: 'SF-77',
  trackingUrl: 'https://steadfast.example/t/SF-77',
}

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await openTestServer()
  admin = { id: (await buildAdmin(server.db)).id, by: OrderActor.ADMIN }
})
beforeEach(async () => {
  await server.db.clear(OutboxMessage)
  await server.db.clear(OrderMessage)
  await setMessageSettings(server.db, { byMail: every, bySms: every })
})
afterAll(() => server.close())

const write = (textsADay = 0) => writeOrderMessages(server.db, shop, { mail: true, textsADay })
const written = () => server.db.find(OutboxMessage, { order: { dueAt: 'ASC' } })
/** The ten minutes in which steps can be taken back are over. */
const later = () => server.db.query(`UPDATE order_message SET "dueAt" = "dueAt" - interval '11 minutes'`)

/** The messages that are written now, by kind. */
const told = async () => {
  await server.db.clear(OutboxMessage)
  await write()
  return (await written()).map(({ kind }) => kind)
}

const order = async (given: Partial<PlaceOrderInput> = {}, shopper?: User) => {
  const product = await buildProduct(server.db, { name: 'Oud <b>Attar</b>', nameBn: 'উদ আতর' })
  const amina = shopper ?? (await buildShopper(server.db, { emailVerified: true }))
  return placeOrder(server.db, amina, orderInput([product], given))
}
const step = ({ id }: Order, given: OrderStep, by = admin) => takeStep(server.db, id, by, given)
/** As its shopper does. */
const cancelled = (one: Order) =>
  step(
    one,
    { to: OrderStatus.CANCELLED, reason: CancelReason.SHOPPER_CHANGED_MIND },
    { id: one.userId ?? '', by: OrderActor.SHOPPER },
  )
const shipped = { to: OrderStatus.SHIPPED, shipment: steadfast }

test.each([
  ['confirmed', { to: OrderStatus.CONFIRMED }, CONFIRMED, /as agreed on the phone[\s\S]*450 taka/],
  ['sent', shipped, SHIPPED, /Steadfast\nTracking number: SF-77\nFollow it here: https:\/\/steadfast[\s\S]*450 taka/],
  ['delivered', { to: OrderStatus.DELIVERED }, DELIVERED, /was handed over/],
  ['cancelled', { to: OrderStatus.CANCELLED, reason: CancelReason.FAKE, note: 'rude' }, CANCELLED, /nothing to pay/],
])(
  'that an order is %s is told once, when it cannot be taken back any more, and never when it was',
  async (_, to, kind, text) => {
    const [placed, mistaken] = [await order(), await order()]
    expect(await told()).toEqual(['ORDER_PLACED', 'ORDER_PLACED'])

    for (const one of [placed, mistaken]) await step(one, to)
    await step(placed, to)
    await takeBackStep(server.db, mistaken.id, admin)
    expect(await told()).toEqual([])

    await later()
    await Promise.all([write(), write(), write()])

    const [message, ...others] = await written()
    expect(others).toEqual([])
    expect(message).toMatchObject({
      kind: `ORDER_${kind}`,
      userId: placed.userId,
      address: placed.customerEmail,
      subject: expect.stringContaining(placed.number),
      text: expect.stringMatching(text),
      html: expect.stringContaining('https://shop.example/myOrder'),
    })
    expect(message?.text).toContain('+8801800000000')
    expect(message?.text).not.toMatch(/rude|FAKE/)
  },
)

test('of an order of which some was kept at the door, it is told what was kept and paid, and not what came back', async () => {
  const [kept, back] = [
    await buildProduct(server.db, { name: 'Kept' }),
    await buildProduct(server.db, { name: 'Back' }),
  ]
  const amina = await buildShopper(server.db, { emailVerified: true })
  const placed = await placeOrder(server.db, amina, orderInput([kept, back]))
  await step(placed, shipped)
  const { variantId } = await server.db.findOneByOrFail(OrderLine, { orderId: placed.id, productId: back.id })
  const input = { id: placed.id, cameBack: [{ variantId, quantity: 1 }], collected: 400, note: 'He had no more' }
  await deliverPartly(server.db, admin, input)
  await later()
  await write()

  const mail = (await written()).find(({ kind }) => kind === 'ORDER_DELIVERED')
  expect(mail?.text).toMatch(/the rest came back to us[\s\S]*1 × Kept: 450 taka\n[\s\S]*You paid: 400 taka/)
  expect(mail?.text).not.toMatch(/Back|no more/)
})

test('what the shopper or a courier says cannot be taken back, and is told at once, after all that was before it', async () => {
  const sent = await order()
  await step(sent, { to: OrderStatus.CONFIRMED })
  await step(sent, shipped)
  expect(await told()).toEqual(['ORDER_PLACED', 'ORDER_CONFIRMED'])

  await cancelled(await order())
  expect(await told()).toEqual(['ORDER_PLACED', 'ORDER_CANCELLED'])

  await step(sent, { to: OrderStatus.RETURNED, reason: ReturnReason.REFUSED_AT_DOOR })
  expect(await told()).toEqual(['ORDER_SHIPPED'])
  await later()
  expect(await told()).toEqual(['ORDER_RETURNED'])
})

test('a correction tells what the order holds now; rolled back it tells nothing, and of a removed order nobody is told', async () => {
  const [corrected, failed, removed] = [await order(), await order(), await order()]
  await deleteOrder(server.db, removed.id)
  expect(await told()).toEqual(['ORDER_PLACED', 'ORDER_PLACED'])
  const correct = ({ id }: Order) => changeOrder(server.db, id, false, (tx) => tell(tx, id, CORRECTED))
  const broken = changeOrder(server.db, failed.id, false, async (tx) => {
    await tell(tx, failed.id, CORRECTED)
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await correct(corrected)

  await server.db.clear(OutboxMessage)
  await write()

  const messages = await written()
  expect(messages.map(({ subject }) => subject)).toEqual([`Your order ${corrected.number} was changed`])
  expect(messages[0]?.text).toContain('1 × Oud <b>Attar</b>: 450 taka\nDelivery: free')
  expect(messages[0]?.html).toContain('Oud &#60;b&#62;Attar&#60;/b&#62;')
})

test('the language is the one in which was ordered, else the account’s, else English', async () => {
  const karim = await buildShopper(server.db, { emailVerified: true, language: Language.BANGLA })
  await order({ language: Language.ENGLISH }, karim)
  await order({}, karim)
  await order({ language: Language.BANGLA })
  await order()

  await write(100)

  const messages = await written()
  const placed = (channel: Channel, script: RegExp) =>
    messages.filter((message) => message.channel === channel && script.test(message.text)).length
  for (const channel of Object.values(Channel))
    expect([placed(channel, /Your order|thank you/), placed(channel, /অর্ডার.*৪৫০|উদ আতর[\s\S]*৪৫০/)]).toEqual([2, 2])
})

test('without a confirmed email there is no mail, and what the owner has switched off is not told', async () => {
  const yusuf = await buildShopper(server.db)
  await order({}, yusuf)
  await setMessageSettings(server.db, { byMail: [SHIPPED], bySms: [PLACED] })
  await order()
  await write(100)

  expect((await written()).map(({ channel, kind }) => [channel, kind])).toEqual([
    [Channel.SMS, 'ORDER_PLACED'],
    [Channel.SMS, 'ORDER_PLACED'],
  ])
})

test('the owner gets one mail for each new order, without name, phone or address, if that is set', async () => {
  await setMessageSettings(server.db, { byMail: [], bySms: [], newOrdersTo: 'owner@shop.example' })
  const placed = await order()
  await write()
  await write()

  const [mail, ...others] = await written()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: 'NEW_ORDER',
    address: 'owner@shop.example',
    subject: `New order ${placed.number}: 450 taka, Dhaka`,
  })
  for (const personal of [placed.customerName, placed.phone, placed.address]) expect(mail?.text).not.toContain(personal)
})

const texts = async () => (await written()).filter(({ channel }) => channel === Channel.SMS)
/** Somebody to whom something was delivered. */
const known = async () => {
  const shopper = await buildShopper(server.db, { emailVerified: true })
  await markDelivered(server.db, (await order({}, shopper)).id)
  await server.db.clear(OrderMessage)
  return shopper
}
const freshPhones = (many: number) => Array.from({ length: many }, () => freshPhone())

test('one phone gets five text messages a day at most, whoever orders', async () => {
  const phone = freshPhone()
  for (let i = 0; i < 3; i++) await order({ phone })
  await write(100)
  for (let i = 0; i < 3; i++) await order({ phone })
  await write(100)

  expect(await texts()).toHaveLength(5)

  await server.db.query(`UPDATE order_message SET "toldAt" = now() - interval '25 hours'`)
  await deleteToldMessages(server.db)
  expect(await server.db.count(OrderMessage)).toBe(0)
})

test('one account has ten text messages a day sent at most, to whatever phones', async () => {
  const shopper = await known()
  for (const phone of freshPhones(6)) await order({ phone }, shopper)
  await write(100)
  for (const phone of freshPhones(6)) await order({ phone }, shopper)
  await write(100)

  expect(await texts()).toHaveLength(10)
})

test('all phones get as many as are set, of which newcomers cause a fifth, and what the shop does is told all the same', async () => {
  const customers = [await known(), await known()]
  const placed = [await order(), await order(), await order()]
  await write(10)
  expect(await texts()).toHaveLength(2)

  for (const customer of customers) await order({ phone: freshPhone() }, customer)
  for (const one of placed) await step(one, { to: OrderStatus.CONFIRMED })
  await later()
  await write(10)
  expect(await texts()).toHaveLength(7)
  for (const phone of freshPhones(4)) await order({ phone }, customers[0])
  await write(10)
  expect(await texts()).toHaveLength(10)
})

test('of what is cancelled before it was told, or by who has confirmed nothing, no text message tells', async () => {
  const [atOnce, after] = [await order(), await order()]
  const unconfirmed = await order({}, await buildShopper(server.db))
  await cancelled(atOnce)
  await write(100)
  await cancelled(after)
  await cancelled(unconfirmed)
  await write(100)

  const told = (await texts()).map(({ userId, kind }) => [userId, kind])
  expect(told).toEqual([
    [after.userId, 'ORDER_PLACED'],
    [unconfirmed.userId, 'ORDER_PLACED'],
    [after.userId, 'ORDER_CANCELLED'],
  ])
})

test('a shop that can tell nothing settles it, and does not tell it when it can', async () => {
  await order()
  await writeOrderMessages(server.db, shop, { mail: false, textsADay: 0 })
  await write(100)

  expect(await written()).toEqual([])
})

test('a text message goes to the gateway under a key that stays the same, and no error quotes its secret', async () => {
  const asked: (string | undefined)[] = []
  const answers: [number, string][] = [
    [500, 'down'],
    [200, 'error 1005'],
    [200, 'ok 77'],
    [302, ''],
  ]
  const gateway = createServer(({ url }, response) => {
    asked.push(url)
    const [status, body] = answers[asked.length - 1] ?? [200, '']
    response.writeHead(status, { location: '/elsewhere' }).end(body)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const url = `http://127.0.0.1:${port}/send?apikey=secret&to={phone}&text={text}&ref={key}`
  const send = openSmsSender({ url, accepted: 'ok', aDay: 10 })
  const sms: Mail = { key: 'k-1', address: '+8801712345678', subject: '', text: 'অর্ডার & টাকা', html: null }

  await expect(send?.(sms)).rejects.toThrow('The SMS gateway answered 500')
  await expect(send?.(sms)).rejects.toThrow('The SMS gateway did not accept it')
  await send?.(sms)
  await expect(send?.(sms)).rejects.toThrow()
  gateway.close()
  gateway.closeAllConnections()

  const same = `/send?apikey=secret&to=8801712345678&text=${encodeURIComponent('অর্ডার & টাকা')}&ref=k-1`
  expect(asked).toEqual([same, same, same, same])
  await expect(send?.(sms)).rejects.not.toThrow('secret')
})

test('a gateway that is away holds up no mail, and each way sends its own', async () => {
  await order()
  await write(100)
  const [mails, reported]: [Mail[], unknown[]] = [[], []]
  const away = () => Promise.reject(new Error('The SMS gateway answered 500'))

  await sendDueMessages(server.db, away, (error) => reported.push(error), Channel.SMS)
  await sendDueMessages(
    server.db,
    async (mail) => void mails.push(mail),
    (error) => reported.push(error),
  )

  expect([mails.length, reported.length]).toEqual([1, 1])
  expect(await written()).toMatchObject([{ channel: Channel.SMS, attempts: 1 }])
})

const set =
  'mutation ($input: MessageSettingsInput!) { setMessageSettings(input: $input) { version byMail newOrdersTo } }'

test('an admin sets what is told over what was read, and no other; the log keeps it', async () => {
  const [{ version }, owner] = [await readMessageSettings(server.db), await buildAdmin(server.db)]
  const input = { byMail: [PLACED], bySms: [], newOrdersTo: 'owner@shop.example', expectedVersion: version }

  expect(await server.graphql(set, { input }, owner)).toMatchObject({
    data: { setMessageSettings: { version: version + 1, byMail: [PLACED], newOrdersTo: 'owner@shop.example' } },
  })
  expect(await server.graphql(set, { input }, owner)).toMatchObject({
    errors: [{ extensions: { code: 'SETTINGS_CHANGED', details: { expectedVersion: version, version: version + 1 } } }],
  })
  const wrong = await server.graphql(set, { input: { ...input, newOrdersTo: 'owner' } }, owner)
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ details: { fields: { newOrdersTo: [expect.any(String)] } } })
  const { data } = await server.graphql('{ acts(noun: MESSAGES) { items { act changes { field after } } } }', {}, owner)
  expect(data).toMatchObject({ acts: { items: [{ act: 'setMessageSettings' }] } })
})
