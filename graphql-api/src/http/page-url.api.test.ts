import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { RenderedPage } from '@sunnah-store/schema/rendered-page'
import { openTestServer, type TestServer } from '../testing/test-server.js'

const page = (html: string): RenderedPage => ({
  status: 200,
  html,
  inline: { scripts: [], styles: [] },
  failure: null,
})
const pageRenderer = { renderPage: async ({ url }: { url: string }) => page(url), unrenderedPage: () => page('') }

let servers: Record<'named' | 'unnamed', TestServer>
const ports = { named: 0, unnamed: 0 }
beforeAll(async () => {
  const named = await openTestServer({ pageRenderer })
  servers = { named, unnamed: await openTestServer({ pageRenderer, publicUrl: null, beside: named }) }
  for (const which of ['named', 'unnamed'] as const)
    ports[which] = Number(new URL(await servers[which].app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await servers.unnamed.close()
  await servers.named.close()
})

/** What is answered to a request that no browser makes. */
const ask = async (which: keyof typeof servers, ...lines: string[]) => {
  const socket = connect(ports[which], '127.0.0.1')
  socket.write(`${[...lines, 'Accept: text/html', 'Connection: close'].join('\r\n')}\r\n\r\n`)
  const answer = await text(socket)
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4).trim() }
}

test.each([
  ['a host that is none', 'GET / HTTP/1.1', ['Host: a b']],
  ['no host', 'GET /attar HTTP/1.0', []],
  ['a sitemap at a host that is none', 'GET /sitemap.xml HTTP/1.1', ['Host: a<b']],
])('%s is a fault of who asks', async (_, line, headers) => {
  const { status, body } = await ask('unnamed', line, ...headers)

  expect(status).toBe(400)
  expect(body).toContain('"code":"BAD_USER_INPUT"')
})

test('a shop that knows its own origin goes by no host', async () => {
  for (const host of [['Host: a b'], []])
    expect(await ask('named', 'GET /attar HTTP/1.0', ...host)).toEqual({
      status: 200,
      body: 'https://shop.example/attar',
    })
})

test('the whole address may be asked, as of a proxy', async () => {
  const asked = await ask('unnamed', 'GET http://other.example/attar?page=2 HTTP/1.1', 'Host: shop.test')

  expect(asked.body).toContain('http://shop.test/attar?page=2')
})

test('a sitemap is well-formed whatever the host is called', async () => {
  const { body } = await ask('unnamed', 'GET /sitemap.xml HTTP/1.0', 'Host: a&b')

  expect(body).toContain('<loc>http://a&#38;b/</loc>')
})
