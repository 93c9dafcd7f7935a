import { pageRenderer } from '../testing/built-client.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let servers: [keeping: TestServer, taking: TestServer]
beforeAll(async () => {
  const first = await openTestServer({ pageRenderer })
  servers = [first, await openTestServer({ pageRenderer, beside: first, offlinePages: false })]
})
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close()
})

test('the service worker is asked for each time, and goes with what it has kept while pages are not to be kept', async () => {
  const [keeping, taking] = await Promise.all(servers.map(({ app }) => app.inject('/sw.js')))
  for (const answer of [keeping, taking]) {
    expect(answer?.headers['content-type']).toContain('javascript')
    expect(answer?.headers['cache-control']).toBe('no-cache')
  }
  expect(keeping?.body.includes('registration.unregister')).toBe(false)
  expect(taking?.body).toMatch(/caches\.delete(?:.|\n)*registration\.unregister/)
})

test.each(['en', 'bn'])('the page in %s leads to its manifest, and that to icons that are there', async (language) => {
  const { app } = servers[0]
  const page = await app.inject({ url: '/donation', headers: { accept: 'text/html', cookie: `language=${language}` } })
  expect(page.headers['content-security-policy']).toContain("worker-src 'self'")
  const [, address = ''] = /<link rel="manifest" href="([^"]*)">/.exec(page.body) ?? []
  const manifest = await app.inject(address)
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  const { lang, icons }: { lang: string; icons: { src: string; type: string }[] } = manifest.json()
  expect(lang).toBe(language)
  expect(icons).toHaveLength(3)
  for (const { src, type } of icons) expect((await app.inject(src)).headers['content-type']).toBe(type)
})

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'on', cookie: 'data=full' }, false],
  [{ cookie: 'data=low' }, true],
])('whoever sends %j gets a page that saves data: %s', async (sent, saves) => {
  const { body } = await servers[0].app.inject({ url: '/donation', headers: { accept: 'text/html', ...sent } })
  expect(/<html[^>]* data-low-data/.test(body)).toBe(saves)
  // Whoever runs no scripts could not ask for a picture.
  const asked = body.replace(/<noscript>.*?<\/noscript>/gs, '')
  expect(/src="[^"]*-480\.webp"/.test(asked)).toBe(!saves)
})
