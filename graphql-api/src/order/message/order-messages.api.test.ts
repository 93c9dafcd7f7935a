import { Channel } from '../../outbox/channel.js'
import { OutboxMessage } from '../../outbox/outbox-message.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../../testing/factories.js'
import { type MessageShop, openMessageShop } from '../../testing/message-shop.js'
import { Language } from '../../user/language.js'
import { changeOrder } from '../life/change-order.js'
import { deliverPartly } from '../life/deliver-partly.service.js'
import { CancelReason, OrderStatus, ReturnReason } from '../life/order-status.js'
import { takeBackStep } from '../life/take-back.service.js'
import type { Order } from '../order.entity.js'
import { deleteOrder } from '../order.service.js'
import { OrderLine } from '../order-line.entity.js'
import { placeOrder } from '../place-order.service.js'
import { readMessageSettings, setMessageSettings } from './message-settings.service.js'
import { OrderMessageKind } from './order-message-kind.js'
import { tell } from './tell.service.js'

const { PLACED, CONFIRMED, CORRECTED, SHIPPED, DELIVERED, CANCELLED } = OrderMessageKind
const steadfast = {
  courier: 'Steadfast',
  trackingCode: 'SF-77',
  trackingUrl: 'https://steadfast.example/t/SF-77',
}
const shipped = { to: OrderStatus.SHIPPED, shipment: steadfast }

let shop: MessageShop
beforeAll(async () => {
  shop = await openMessageShop()
})
beforeEach(() => shop.tellAll())
afterAll(() => shop.close())

test.each([
  ['confirmed', { to: OrderStatus.CONFIRMED }, CONFIRMED, /as agreed on the phone[\s\S]*450 taka/],
  ['sent', shipped, SHIPPED, /Steadfast\nTracking number: SF-77\nFollow it here: https:\/\/steadfast[\s\S]*450 taka/],
  ['delivered', { to: OrderStatus.DELIVERED }, DELIVERED, /was handed over/],
  ['cancelled', { to: OrderStatus.CANCELLED, reason: CancelReason.FAKE, note: 'rude' }, CANCELLED, /nothing to pay/],
])(
  'that an order is %s is told once, when it cannot be taken back any more, and never when it was',
  async (_, to, kind, text) => {
    const [placed, mistaken] = [await shop.order(), await shop.order()]
    expect(await shop.told()).toEqual(['ORDER_PLACED', 'ORDER_PLACED'])

    for (const one of [placed, mistaken]) await shop.step(one, to)
    await shop.step(placed, to)
    await takeBackStep(shop.db, mistaken.id, shop.admin)
    expect(await shop.told()).toEqual([])

    await shop.later()
    await Promise.all([shop.write(), shop.write(), shop.write()])

    const [message, ...others] = await shop.written()
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
  const [kept, back] = [await buildProduct(shop.db, { name: 'Kept' }), await buildProduct(shop.db, { name: 'Back' })]
  const amina = await buildShopper(shop.db, { emailVerified: true })
  const placed = await placeOrder(shop.db, amina, orderInput([kept, back]))
  await shop.step(placed, shipped)
  const { variantId } = await shop.db.findOneByOrFail(OrderLine, { orderId: placed.id, productId: back.id })
  const input = { id: placed.id, cameBack: [{ variantId, quantity: 1 }], collected: 400, note: 'He had no more' }
  await deliverPartly(shop.db, shop.admin, input)
  await shop.later()
  await shop.write()

  const mail = (await shop.written()).find(({ kind }) => kind === 'ORDER_DELIVERED')
  expect(mail?.text).toMatch(/the rest came back to us[\s\S]*1 × Kept: 450 taka\n[\s\S]*You paid: 400 taka/)
  expect(mail?.text).not.toMatch(/Back|no more/)
})

test('what the shopper or a courier says cannot be taken back, and is told at once, after all that was before it', async () => {
  const sent = await shop.order()
  await shop.step(sent, { to: OrderStatus.CONFIRMED })
  await shop.step(sent, shipped)
  expect(await shop.told()).toEqual(['ORDER_PLACED', 'ORDER_CONFIRMED'])

  await shop.cancelled(await shop.order())
  expect(await shop.told()).toEqual(['ORDER_PLACED', 'ORDER_CANCELLED'])

  await shop.step(sent, { to: OrderStatus.RETURNED, reason: ReturnReason.REFUSED_AT_DOOR })
  expect(await shop.told()).toEqual(['ORDER_SHIPPED'])
  await shop.later()
  expect(await shop.told()).toEqual(['ORDER_RETURNED'])
})

test('that a courier was told of an order cannot be taken back, and is told at once; what that courier’s parcel does by hand waits', async () => {
  const sent = await shop.order()
  await shop.step(sent, { ...shipped, shipment: { ...steadfast, courierCode: 'STEADFAST' } })
  expect(await shop.told()).toEqual(['ORDER_PLACED', 'ORDER_SHIPPED'])

  await shop.step(sent, { to: OrderStatus.DELIVERED })
  expect(await shop.told()).toEqual([])
  await shop.later()
  expect(await shop.told()).toEqual(['ORDER_DELIVERED'])
})

test('of a parcel that was lost is told that it was, and not that it came back', async () => {
  const lost = await shop.order()
  await shop.step(lost, shipped)
  await shop.step(lost, { to: OrderStatus.RETURNED, reason: ReturnReason.LOST })
  await shop.later()
  await shop.write()

  const mail = (await shop.written()).find(({ kind }) => kind === 'ORDER_RETURNED')
  expect(mail?.subject).toBe(`Your order ${lost.number} was lost on its way`)
  expect(mail?.text).toMatch(/we are sorry: your order was lost on its way to you\. You have nothing to pay\./)
  expect(mail?.text).not.toContain('in the shop again')
})

test('a correction tells what the order holds now; rolled back it tells nothing, and of a removed order nobody is told', async () => {
  const [corrected, failed, removed] = [await shop.order(), await shop.order(), await shop.order()]
  await deleteOrder(shop.db, removed.id)
  expect(await shop.told()).toEqual(['ORDER_PLACED', 'ORDER_PLACED'])
  const correct = ({ id }: Order) => changeOrder(shop.db, id, false, (tx) => tell(tx, id, CORRECTED))
  const broken = changeOrder(shop.db, failed.id, false, async (tx) => {
    await tell(tx, failed.id, CORRECTED)
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await correct(corrected)

  await shop.db.clear(OutboxMessage)
  await shop.write()

  const messages = await shop.written()
  expect(messages.map(({ subject }) => subject)).toEqual([`Your order ${corrected.number} was changed`])
  expect(messages[0]?.text).toContain('1 × Oud <b>Attar</b>: 450 taka\nDelivery: free')
  expect(messages[0]?.html).toContain('Oud &#60;b&#62;Attar&#60;/b&#62;')
})

test('the language is the one in which was ordered, else the account’s, else English', async () => {
  const karim = await buildShopper(shop.db, { emailVerified: true, language: Language.BANGLA })
  await shop.order({ language: Language.ENGLISH }, karim)
  await shop.order({}, karim)
  await shop.order({ language: Language.BANGLA })
  await shop.order()

  await shop.write(100)

  const messages = await shop.written()
  const placed = (channel: Channel, script: RegExp) =>
    messages.filter((message) => message.channel === channel && script.test(message.text)).length
  for (const channel of Object.values(Channel))
    expect([placed(channel, /Your order|thank you/), placed(channel, /অর্ডার.*৪৫০|উদ আতর[\s\S]*৪৫০/)]).toEqual([2, 2])
})

test('without a confirmed email there is no mail, and what the owner has switched off is not told', async () => {
  const yusuf = await buildShopper(shop.db)
  await shop.order({}, yusuf)
  await setMessageSettings(shop.db, { byMail: [SHIPPED], bySms: [PLACED] })
  await shop.order()
  await shop.write(100)

  expect((await shop.written()).map(({ channel, kind }) => [channel, kind])).toEqual([
    [Channel.SMS, 'ORDER_PLACED'],
    [Channel.SMS, 'ORDER_PLACED'],
  ])
})

test('the owner gets one mail for each new order, without name, phone or address, if that is set', async () => {
  await setMessageSettings(shop.db, { byMail: [], bySms: [], newOrdersTo: 'owner@shop.example' })
  const placed = await shop.order()
  await shop.write()
  await shop.write()

  const [mail, ...others] = await shop.written()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: 'NEW_ORDER',
    address: 'owner@shop.example',
    subject: `New order ${placed.number}: 450 taka, Dhaka`,
  })
  for (const personal of [placed.customerName, placed.phone, placed.address]) expect(mail?.text).not.toContain(personal)
})

const set =
  'mutation ($input: MessageSettingsInput!) { setMessageSettings(input: $input) { version byMail newOrdersTo } }'

test('an admin sets what is told over what was read, and no other; the log keeps it', async () => {
  const [{ version }, owner] = [await readMessageSettings(shop.db), await buildAdmin(shop.db)]
  const input = { byMail: [PLACED], bySms: [], newOrdersTo: 'owner@shop.example', expectedVersion: version }

  expect(await shop.graphql(set, { input }, owner)).toMatchObject({
    data: { setMessageSettings: { version: version + 1, byMail: [PLACED], newOrdersTo: 'owner@shop.example' } },
  })
  expect(await shop.graphql(set, { input }, owner)).toMatchObject({
    errors: [{ extensions: { code: 'SETTINGS_CHANGED', details: { expectedVersion: version, version: version + 1 } } }],
  })
  const wrong = await shop.graphql(set, { input: { ...input, newOrdersTo: 'owner' } }, owner)
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ details: { fields: { newOrdersTo: [expect.any(String)] } } })
  const { data } = await shop.graphql('{ acts(noun: MESSAGES) { items { act changes { field after } } } }', {}, owner)
  expect(data).toMatchObject({ acts: { items: [{ act: 'setMessageSettings' }] } })
})
