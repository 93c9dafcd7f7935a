import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { pageRenderer } from '../testing/built-client.js'
import { clientConfig } from '../testing/client-config.js'
import { buildAdmin, buildProduct, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { pagePolicyOf } from './page-policy.js'

let server: TestServer
let shop: string
let productId: string
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await openTestServer({ pageRenderer })
  productId = (await buildProduct(server.db, {})).id
  for (const [name, user] of Object.entries({
    shopper: await buildShopper(server.db),
    admin: await buildAdmin(server.db),
  }))
    tokens[name] = await server.tokenOf(user)
  shop = await server.app.listen({ host: '127.0.0.1', port: 0 })
  await server.app.upToDate()
})
afterAll(() => server.close())

const page = 'page'
const tool = 'tool'
const data = 'data'
const script = 'script'
const policies = {
  [page]:
    /^default-src 'none'; script-src 'sha256-[^ ;]+' 'strict-dynamic' 'self' https:\/\/apis\.google\.com\/ https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/; style-src ('sha256-[^ ;]+' ?)+; (?!.*(unsafe|\*|http:)).*form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'$/,
  [tool]:
    /^default-src 'none'; script-src 'self'; (?!.*script-src.*unsafe).*base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  [data]: /^default-src 'none'; frame-ancestors 'none'$/,
  [script]: /^default-src 'none'; script-src 'self'; connect-src 'self'$/,
}

interface Asked {
  as?: 'shopper' | 'admin'
  accept?: string
  payload?: object
}

const html: Asked = { accept: 'text/html' }
const mine: Asked = { payload: { query: '{ me { id } }' } }
const catalogue: Asked = { payload: { query: '{ productCount }' } }

test.each<[url: string | (() => string), asked: Asked, status: number, policy: keyof typeof policies, caching: string]>(
  [
    ['/', html, 200, page, 'private, no-cache'],
    [() => `/productDetail/${productId}`, html, 200, page, 'private, no-cache'],
    ['/cart', html, 200, page, 'private, no-cache'],
    ['/manageUsers', html, 200, page, 'private, no-cache'],
    ['/offline', html, 200, page, 'private, no-cache'],
    ['/nowhere', html, 404, page, 'private, no-cache'],
    ['/graphql', html, 200, tool, 'no-cache'],
    ['/docs', html, 200, tool, 'no-store'],
    ['/docs/static/index.html?x=1', html, 200, tool, 'no-store'],
    ['/docs/static/swagger-ui.css', html, 200, tool, 'public, max-age=0'],
    ['/sw.js', {}, 200, script, 'no-cache'],
    ['/favicon.svg', {}, 200, data, 'no-cache'],
    ['/nowhere', {}, 404, data, 'no-store'],
    ['/product/%zz', {}, 400, data, 'no-store'],
    ['/product?page=0&size=1', {}, 200, data, 'no-cache'],
    ['/product?page=0&size=1', { as: 'shopper' }, 200, data, 'no-store'],
    ['/graphql', catalogue, 200, data, 'no-cache'],
    ['/graphql', { ...catalogue, as: 'shopper' }, 200, data, 'no-store'],
    ['/graphql', mine, 200, data, 'no-store'],
    ['/graphql', { ...mine, as: 'shopper' }, 200, data, 'no-store'],
    ['/order', {}, 401, data, 'no-store'],
    ['/order', { as: 'shopper' }, 403, data, 'no-store'],
    ['/order', { as: 'admin' }, 200, data, 'no-store'],
    ['/export/my-data.json', { as: 'shopper' }, 200, data, 'no-store'],
    ['/export/orders.csv', { as: 'admin' }, 200, data, 'no-store'],
    ['/export/products.csv', { as: 'admin' }, 200, data, 'no-store'],
  ],
)(
  '%s, asked with %j: %i with the policy of a %s, and %s',
  async (url, { as, accept, payload }, status, kind, caching) => {
    const headers = { ...(accept && { accept }), ...(as && { authorization: `Bearer ${tokens[as]}` }) }
    const sent = payload && {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    }
    const answer = await fetch(shop + (typeof url === 'string' ? url : url()), sent ?? { headers })
    const told = (name: string) => answer.headers.get(name)

    expect([answer.status, told('cache-control')]).toEqual([status, caching])
    expect(told('content-security-policy')).toMatch(policies[kind])
    expect(['x-content-type-options', 'referrer-policy', 'strict-transport-security'].map(told)).toEqual([
      'nosniff',
      'no-referrer',
      'max-age=31536000; includeSubDomains',
    ])
    if (told('content-type')?.startsWith('text/html')) {
      expect([told('x-frame-options'), told('cross-origin-opener-policy')]).toEqual([
        'DENY',
        'same-origin-allow-popups',
      ])
      expect(told('permissions-policy')).toContain('camera=(), clipboard-read=(), ')
      expect(await answer.text()).not.toMatch(/ style="| on[a-z]+="/)
    } else expect(told('permissions-policy')).toBeNull()
  },
)

const emulated = { ...clientConfig, authEmulatorUrl: 'http://127.0.0.1:9099' }
const withoutPhones = { ...clientConfig, phoneSignIn: false }
const contact = {
  sendFormUrl: 'https://api.emailjs.com/api/v1.0/email/send-form',
  serviceId: '',
  templateId: '',
  publicKey: '',
}

test.each<[shop: string, config: ClientConfig, names: string[], namesNot: string[]]>([
  [
    'the Auth emulator',
    emulated,
    [
      "connect-src 'self' http://127.0.0.1:9099;",
      "frame-src 'none';",
      "; require-trusted-types-for 'script'; trusted-types default$",
    ],
    ['google', 'emailjs', 'firebaseapp'],
  ],
  [
    'Google’s sign-in',
    withoutPhones,
    [
      'https://apis.google.com/;',
      'frame-src https://demo-test.firebaseapp.com;',
      "; require-trusted-types-for 'script'; trusted-types default gapi#gapi goog#html 'allow-duplicates'$",
    ],
    ['recaptcha', 'emailjs'],
  ],
  ['sign-in by phone', clientConfig, ['https://www.gstatic.com/recaptcha/;'], ['trusted-types', 'emailjs']],
  ['EmailJS', { ...emulated, contact: { kind: 'emailjs', ...contact } }, [' https://api.emailjs.com;'], ['google']],
  ['mails that are kept', { ...emulated, contact: { kind: 'kept', ...contact } }, [], ['emailjs']],
])('a page names who else may run, frame or be called only where it is set up: %s', (_, config, names, namesNot) => {
  const policy = pagePolicyOf({ scripts: [], styles: [] }, config)
  for (const name of names) expect(`${policy}$`).toContain(name)
  for (const name of namesNot) expect(policy).not.toContain(name)
})

test('also what is refused before it is read says that nothing of it may run', async () => {
  const answer = await fetch(`${shop}/`, { headers: { 'x-long': 'x'.repeat(20_000) } })

  expect(answer.status).toBe(431)
  expect(answer.headers.get('content-security-policy')).toMatch(policies[data])
})
