import { brokenRules } from '../validation/broken-rules.js'
import { OrderSource, PaymentMethod } from './order.enums.js'
import { PlaceOrderInput } from './order.input.js'

const rulesOf = (address: string) =>
  brokenRules(
    Object.assign(new PlaceOrderInput(), {
      source: OrderSource.CART,
      lines: [],
      address,
      district: 'Dhaka',
      country: 'Bangladesh',
      phone: '01712345678',
      paymentMethod: PaymentMethod.CASH_ON_DELIVERY,
      expectedTotal: 0,
    }),
  )

test.each([
  ['turns the writing direction', 'House 14 \u202E41 daoR'],
  ['isolates a direction', 'House 14 \u2067Road'],
  ['rings a bell', 'House 14\u0007'],
])('an address that %s is refused', async (_, address) => {
  expect(await rulesOf(address)).toEqual({ address: ['address must not contain control or direction characters'] })
})

test.each([' ', '\u200B', '\u2060', '\u3164', '\u200B\u2060 \u2800', '\u200D'])(
  'an address in which nothing can be seen (%j) is refused',
  async (address) => {
    expect(await rulesOf(address)).toMatchObject({
      address: expect.arrayContaining(['address must contain something that can be seen']),
    })
  },
)

test.each([
  ['several lines', 'House 14\r\nRoad 7\tShekhertek'],
  ['Bangla with its joiners', 'বাসা ১৪, র\u200D্যাব অফিসের পাশে'],
  ['500 characters and a new line after them', `${'a'.repeat(500)}\n`],
])('an address of %s is taken', async (_, address) => {
  expect(await rulesOf(address)).toEqual({})
})
