import pg from 'pg'
import { openSteadfast } from '../courier/steadfast/steadfast.js'
import { buildShopper } from '../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../testing/listening-shop.js'
import { canvas } from '../testing/pictures.js'
import { header, newRows } from '../testing/product-file.js'
import type { User } from '../user/user.entity.js'

/** Never asked anything here. */
const steadfast = { url: 'http://127.0.0.1:9', apiKey: 'a', secretKey: 'b', webhookToken: 'a-token', pretends: false }

let shop: ListeningShop
let shopper: User
beforeAll(async () => {
  shop = await openListeningShop({ couriers: [openSteadfast(steadfast)] })
  shopper = await buildShopper(shop.db)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

const importProducts = () =>
  shop.call('/import/products?dryRun=false', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: [header, ...newRows(2)].join('\n'),
  })

const uploadPhoto = async () => {
  const body = new FormData()
  body.append('file', new File([await canvas(400, 300).jpeg().toBuffer()], 'photo.jpg'))
  return shop.call('/reviewPhoto', { method: 'POST', body }, shopper)
}

const tellOfParcel = () =>
  shop.call(
    '/courier/steadfast/webhook',
    {
      method: 'POST',
      headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
      body: JSON.stringify({ said: 'something new' }),
    },
    null,
  )

test.each([
  ['an import of products', importProducts],
  ['an upload of a photo', uploadPhoto],
  ['a message of a courier', tellOfParcel],
])('what %s changes in the database names its request', async (_, ask) => {
  const sent = jest.spyOn(pg.Client.prototype, 'query')

  const answer = await ask()

  expect(answer.ok).toBe(true)
  const texts = sent.mock.calls.map(([query]: unknown[]) => (typeof query === 'string' ? query : ''))
  const changes = texts.filter((text) => /^(INSERT|UPDATE)/.test(text))
  expect(changes.length).toBeGreaterThan(0)
  for (const change of changes) expect(change).toContain(`/* ${answer.headers.get('x-request-id')} */`)
})
