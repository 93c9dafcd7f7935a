import { pageRenderer } from '../testing/built-client.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
let shop: string
beforeAll(async () => {
  server = await openTestServer({ pageRenderer })
  shop = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const acceptsAvif = 'image/avif,image/webp,*/*;q=0.8'

const askFor = async (name: string, accept: string) => {
  const answer = await fetch(`${shop}/images/${name}`, { headers: { accept } })
  return { answer, size: (await answer.arrayBuffer()).byteLength, type: answer.headers.get('content-type') }
}

test('a picture comes as AVIF to a browser that accepts it, and as WebP to any other', async () => {
  const name = 'maroon-prayer-mat-with-pointed-arch-320.webp'
  const small = await askFor(name, acceptsAvif)
  const large = await askFor(name, 'image/webp,*/*')

  expect(small.type).toBe('image/avif')
  expect(large.type).toBe('image/webp')
  expect(small.size).toBeLessThanOrEqual(7000)
  expect(large.size).toBeGreaterThan(small.size)
  for (const { answer } of [small, large]) {
    expect(answer.headers.get('vary')).toMatch(/\baccept\b(?!-)/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  }
})

test('a picture that the shop does not have is not found', async () => {
  expect((await askFor('nothing-320.webp', acceptsAvif)).answer.status).toBe(404)
})
