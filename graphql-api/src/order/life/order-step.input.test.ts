import { brokenRules } from '../../validation/broken-rules.js'
import { ShipOrderInput } from './order-step.input.js'

test.each([
  ['https://courier.example/t/7', false],
  ['https://courier.example@elsewhere.example/t/7', true],
  ['https://user:secret@elsewhere.example/t/7', true],
])('%s for following a parcel is refused: %s', async (trackingUrl, isRefused) => {
  expect('trackingUrl' in (await brokenRules(Object.assign(new ShipOrderInput(), { trackingUrl })))).toBe(isRefused)
})
