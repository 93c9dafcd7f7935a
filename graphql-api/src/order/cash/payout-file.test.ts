import { today } from '@sunnah-store/schema/local-day'
import { checkInvariants } from '../../commands/invariants.js'
import { type CashShop, openCashShop, payoutOf } from '../../testing/cash-shop.js'
import { WhyNotOwed } from './payout-file.js'
import { matchPayoutFile } from './payout-file.service.js'

let shop: CashShop
beforeAll(async () => {
  shop = await openCashShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

test('a courier’s file names its orders by their numbers, in any column', async () => {
  const [first, second, other] = [
    await shop.orderOf('Hasan', 300),
    await shop.orderOf('Hasan', 200),
    await shop.orderOf('Mina', 100),
  ]
  const file = [
    'Invoice;Amount;Remark',
    `${first.number};300;`,
    `;200;for ${second.number.toLowerCase()}`,
    `${other.number};100;`,
    `${first.number};300;again`,
    'Total;600;',
  ].join('\r\n')

  const { orderIds, others, ...found } = await matchPayoutFile(shop.db, 'Hasan', file)
  expect(orderIds.sort()).toEqual([first.id, second.id].sort())
  expect(found).toMatchObject({ rows: 4, collected: 900, charges: null, ignoredColumns: ['Remark'] })
  expect(others).toEqual([{ number: other.number, why: WhyNotOwed.OTHER_COURIER, courier: 'Mina', day: null }])
  await expect(matchPayoutFile(shop.db, 'Hasan', 'a,"b')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})

test('a courier’s file says what was collected and kept, and why it names others that are not owed', async () => {
  const [first, second, paid] = [
    await shop.orderOf('Belal', 300),
    await shop.orderOf('Belal', 1360),
    await shop.orderOf('Belal', 70),
  ]
  const onItsWay = await shop.orderOf('Belal', 90, null)
  await shop.enter(payoutOf('Belal', [paid], { received: 70 }))
  const file = [
    'Consignment ID,Invoice,COD Amount,Delivery Charge,COD Charge,Status',
    `1424107,${first.number},300.00,60,3,Delivered`,
    `1424108,${second.number},"৳ ১,৩০০",৭০,১৩.৪০,Delivered`,
    `1424109,${paid.number},70,60,0,Delivered`,
    `1424110,${onItsWay.number},0,50,0,Returned`,
    '1424111,SS-ZZZZZZ,0,0,0,Delivered',
    ',,1670,253.40,,Total',
  ].join('\n')

  expect(await matchPayoutFile(shop.db, 'Belal', file)).toEqual({
    ...{ rows: 5, collected: 1670, charges: 256, unreadable: [], ignoredColumns: ['Consignment ID', 'Status'] },
    orderIds: expect.arrayContaining([first.id, second.id]),
    lines: expect.arrayContaining([
      { orderId: first.id, collected: 300 },
      { orderId: second.id, collected: 1300 },
    ]),
    others: [
      { number: paid.number, why: WhyNotOwed.PAID, day: today(), courier: null },
      { number: onItsWay.number, why: WhyNotOwed.NOT_DELIVERED, day: null, courier: null },
      { number: 'SS-ZZZZZZ', why: WhyNotOwed.UNKNOWN, day: null, courier: null },
    ],
  })
})

test('one cell that cannot be read leaves no sum of its column, and the file names its order', async () => {
  const [first, second, third] = [
    await shop.orderOf('Liton', 300),
    await shop.orderOf('Liton', 200),
    await shop.orderOf('Liton', 100),
  ]
  const of = (collected: string, charge: string) =>
    matchPayoutFile(
      shop.db,
      'Liton',
      ['Invoice,COD Amount,Fee', `${first.number},300,60`, `${second.number},${collected},60`]
        .concat(`${third.number},100,${charge}`, `${third.number},0,60`)
        .join('\n'),
    )

  expect(await of('200', '60 or 70')).toMatchObject({ collected: 600, charges: null, unreadable: [third.number] })
  expect(await of('2OO', '60')).toMatchObject({ collected: null, charges: 240, unreadable: [second.number] })
  expect(await of('200', 'Tk60')).toMatchObject({ collected: 600, charges: 240, unreadable: [] })
})

test('a number that is no sum counts as none', async () => {
  const { number, id } = await shop.orderOf('Jabbar', 300)
  const found = await matchPayoutFile(shop.db, 'Jabbar', `Invoice,COD\n${number},${'9'.repeat(400)}\n`)

  expect(found).toMatchObject({ orderIds: [id], collected: null, lines: [{ orderId: id, collected: null }] })
})

test('a title above the columns is no head, and a column with the courier’s own numbers hides none of ours', async () => {
  const [first, second] = [await shop.orderOf('Rafiq', 300), await shop.orderOf('Rafiq', 200)]
  const file = [
    'Invoice #4711,,,',
    'Order ID,Reference,COD Amount,Fee',
    `98001,${first.number},300,60`,
    `98002,${second.number},200,60`,
  ].join('\n')

  expect(await matchPayoutFile(shop.db, 'Rafiq', file)).toMatchObject({
    ...{ rows: 2, collected: 500, charges: 120, ignoredColumns: ['Reference'], others: [] },
    orderIds: expect.arrayContaining([first.id, second.id]),
  })
})

test.each([['-1360'], ['(1,360.00)'], ['৳ −১৩৬০']])('%s in a courier’s file is taken off', async (written) => {
  const { number } = await shop.orderOf('Sohel', 1360)
  const file = ['Invoice,COD Amount', `${number},1500`, `${number},"${written}"`].join('\n')

  expect(await matchPayoutFile(shop.db, 'Sohel', file)).toMatchObject({ collected: 140 })
})

test.each([
  ...[['850/-'], ['Tk. 850.00'], ['850 BDT'], ['৳৮৫০'], ['Tk850'], ['850Tk'], ['BDT850.00'], ['850/='], ['850/- Tk']],
  ...[['+850'], ['৳ 0,850']],
])('%s in a courier’s file is 850', async (written) => {
  const { number } = await shop.orderOf('Sohel', 850)
  expect(await matchPayoutFile(shop.db, 'Sohel', `Invoice,COD Amount\n${number},"${written}"`)).toMatchObject({
    collected: 850,
  })
})

test.each([['850 (paid 10)'], ['12/11'], ['1.7E+03'], ['1.234,50'], ['-1e9'], ['8,50'], ['850 Tk 60']])(
  '%s in a courier’s file is no sum',
  async (written) => {
    const { id, number } = await shop.orderOf('Sohel', 850)
    const file = `Invoice,COD Amount\n${number},"${written}"`
    expect(await matchPayoutFile(shop.db, 'Sohel', file)).toMatchObject({
      collected: null,
      lines: [{ orderId: id, collected: null }],
    })
  },
)

test('a column of all charges beside those that it is made of is not added to them', async () => {
  const { number } = await shop.orderOf('Kamal', 300)
  const file = `Invoice,COD Amount,Delivery Charge,COD Charge,Charge\n${number},300,60,3,63`

  expect(await matchPayoutFile(shop.db, 'Kamal', file)).toMatchObject({ charges: 63 })
})
