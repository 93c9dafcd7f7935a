import { limits } from '@sunnah-store/schema/limits'
import { buildProduct, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { policies } from './policies.js'

const SCALE = 10

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ rateLimitScale: SCALE })
})
afterAll(() => server.close())

test('a shop that may be asked ten times as often lets nobody keep stock from others for longer', async () => {
  const { id } = await buildProduct(server.db)
  const token = await server.tokenOf(await buildShopper(server.db))
  const hold = () =>
    server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: `mutation { holdStock(input: { productId: "${id}", quantity: 1 }) { quantity } }` },
    })

  for (let nth = 0; nth < limits.holds.same; nth++) {
    const { headers, body } = await hold()
    expect(body).toContain('"quantity":1')
    expect(headers['ratelimit-policy']).toContain(`q=${policies.holds.account * SCALE};`)
    await server.db.query(`UPDATE stock_hold SET "expiresAt" = now()`)
  }

  expect((await hold()).json().errors[0].extensions).toMatchObject({
    code: 'RATE_LIMITED',
    details: { rule: 'SAME_HOLD' },
  })
})
