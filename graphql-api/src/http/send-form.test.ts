import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { policies } from '../limits/policies.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
let dataDir: string
let folder: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sunnah-store-mails-'))
  folder = join(dataDir, 'mails')
  server = await openTestServer({ mailsFolder: folder })
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
})

const url = '/api/v1.0/email/send-form'
const filled = {
  service_id: 'development',
  template_id: 'contact',
  user_id: 'development',
  name: 'আমিনা',
  email: 'amina@example.com',
  message: 'Do you deliver to Bandarban?\nWhen?',
}

// Each caller has an address of its own, so that one test's mails do not count for another's.
let callers = 0
const nextCaller = () => {
  callers += 1
  return `10.1.0.${callers}`
}

const post = async (form: FormData, remoteAddress = nextCaller()) => {
  const body = new Response(form)
  return server.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const mails = () => readdir(folder).catch(() => [])

test('a mail is answered as EmailJS does and kept as a file that only the owner can read', async () => {
  const answer = await post(formOf(filled))

  expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
  const [name = ''] = await mails()
  expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toEqual({
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    name: 'আমিনা',
    email: 'amina@example.com',
    message: 'Do you deliver to Bandarban?\nWhen?',
  })
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('two mails of the same moment are two files', async () => {
  await Promise.all([post(formOf(filled)), post(formOf(filled))])

  expect(await mails()).toHaveLength(2)
})

test.each([
  ['no email', { email: '' }, 'email'],
  ['an email that is none', { email: 'amina' }, 'email'],
  ['a blank name', { name: ' \n' }, 'name'],
  ['a name that nobody can see', { name: '\u200B\u2060' }, 'name'],
  ['a message that nobody can see', { message: ' \u3164\n' }, 'message'],
  ['a name of 81 letters', { name: 'a'.repeat(81) }, 'name'],
  ['a message that is too long', { message: 'a'.repeat(5001) }, 'message'],
  ['a service that is not this shop', { service_id: 'another' }, 'service_id'],
  ['a field that nobody asked for', { admin: 'yes' }, 'admin'],
  ['a file', { message: new Blob(['content']) }, 'message'],
])('%s is refused and not kept', async (_, wrong, field) => {
  const answer = await post(formOf({ ...filled, ...wrong }))

  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: [expect.any(String)] } },
  })
  expect(await mails()).toEqual([])
})

test.each([
  ['JSON', 'application/json', JSON.stringify(filled), 415],
  ['a form without a boundary', 'multipart/form-data', 'x', 400],
  ['a form that breaks off', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"', 400],
  ['no form at all', 'multipart/form-data; boundary=b', '', 400],
  ['a form of more than 50 kB', 'multipart/form-data; boundary=b', 'x'.repeat(50_001), 413],
])('%s is refused and not kept', async (_, type, payload, status) => {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    remoteAddress: nextCaller(),
    headers: { 'content-type': type },
    payload,
  })

  expect(answer.statusCode).toBe(status)
  expect(await mails()).toEqual([])
})

test('one address may send so many mails in ten minutes, then is told how long to wait', async () => {
  const caller = nextCaller()
  const most = policies.contact.address
  for (let sent = 0; sent < most; sent += 1) await post(formOf(filled), caller)

  const refused = await post(formOf(filled), caller)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error.code).toBe('RATE_LIMITED')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect(await mails()).toHaveLength(most)
  expect((await post(formOf(filled))).statusCode).toBe(200)
})

test('a shop whose mails another takes has no such address', async () => {
  const configured = await openTestServer()
  const answer = await configured.app.inject({ method: 'POST', url })
  await configured.close()

  expect(answer.statusCode).toBe(404)
})
