import { brokenRules } from '../../validation/broken-rules.js'
import { CorrectOrderInput } from '../by-hand/correct-order.input.js'
import { TakeOrderInput } from '../by-hand/take-order.input.js'
import { PayoutInput } from '../cash/payout.input.js'
import { CancelMyOrderArgs } from './cancel-my-order.args.js'
import { CancelOrderInput, NoteReturningInput, ReturnOrderInput, ShipOrderInput } from './order-step.input.js'

test.each([
  ['https://courier.example/t/7', false],
  ['https://courier.example@elsewhere.example/t/7', true],
  ['https://user:secret@elsewhere.example/t/7', true],
])('%s for following a parcel is refused: %s', async (trackingUrl, isRefused) => {
  expect('trackingUrl' in (await brokenRules(Object.assign(new ShipOrderInput(), { trackingUrl })))).toBe(isRefused)
})

test.each([
  [{}, {}],
  [{ reason: 'DUPLICATE', note: null }, {}],
  [{ reason: 'OTHER', note: 'I travel' }, {}],
  [{ reason: 'OTHER' }, { note: ['note must be given with the reason OTHER'] }],
  [{ reason: 'OTHER', note: ' ' }, { note: ['note must be given with the reason OTHER'] }],
  [{ note: '\u200b' }, { note: ['note must contain something that can be seen'] }],
  [{ note: 'a'.repeat(501) }, { note: ['note must be shorter than or equal to 500 characters'] }],
  [{ note: 'a\u0007b' }, { note: ['note must not contain control or direction characters'] }],
  [{ reason: 'FAKE' }, { reason: [expect.stringContaining('must be one of SHOPPER_CHANGED_MIND, DUPLICATE')] }],
])('a shopper who cancels with %j is told of %j', async (why, told) => {
  expect(await brokenRules(Object.assign(new CancelMyOrderArgs(), { number: 'SS-7K3M9Q', ...why }))).toEqual(told)
})

test.each([
  ['note', 'with the reason OTHER', new CancelOrderInput(), { reason: 'OTHER' }],
  ['note', 'with the reason OTHER', new NoteReturningInput(), { reason: 'OTHER' }],
  ['note', 'with the reason OTHER', new ReturnOrderInput(), { reason: 'OTHER' }],
  ['note', 'with the reason OTHER', new PayoutInput(), { reason: 'OTHER' }],
  ['discountReason', 'with a discount', new TakeOrderInput(), { discount: 50 }],
  ['discountReason', 'with a discount above 0', new CorrectOrderInput(), { discount: 50 }],
])('%s must be given %s, and nothing else is said of it', async (field, when, input, given) => {
  const broken = await brokenRules(Object.assign(input, given))
  expect(broken[field]).toEqual([`${field} must be given ${when}`])
})
