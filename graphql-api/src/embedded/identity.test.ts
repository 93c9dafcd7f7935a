import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectIdentity } from '../identity/firebase.js'
import { demoAccounts, demoPassword } from './demo/accounts.js'
import { type EmbeddedIdentity, startAuthEmulator } from './identity.js'

const projectId = 'demo-embedded'
let folder: string
let emulator: EmbeddedIdentity
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunnah-store-identity-'))
  emulator = await start()
})
afterAll(async () => {
  await emulator.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = (port = 0) =>
  startAuthEmulator({ projectId, host: '127.0.0.1', port, usersFile: join(folder, 'users.json') })

interface Answer {
  status: number
  body: { idToken: string; refreshToken: string; localId: string; users?: object[] }
}

const ask = async (call: string, body: object): Promise<Answer> => {
  const answer = await fetch(`http://127.0.0.1:${emulator.port}/${call}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}
const accounts = (call: string) => `identitytoolkit.googleapis.com/v1/accounts:${call}`

test.each(demoAccounts)('$email signs in, and the server believes the ID token', async ({ email, uid }) => {
  const { body } = await ask(accounts('signInWithPassword'), { email, password: demoPassword })
  const identity = connectIdentity({ projectId, emulatorHost: `127.0.0.1:${emulator.port}`, phoneSignIn: true })

  expect(await identity.verifyIdToken(body.idToken)).toEqual({
    uid,
    email,
    emailVerified: true,
    phone: null,
    loggedInBy: 'password',
    loggedInAt: expect.any(Date),
    expiresAt: expect.any(Date),
  })
})

test('a wrong password is refused', async () => {
  const answer = await ask(accounts('signInWithPassword'), { email: 'amina.sunnahstore@gmail.com', password: 'guess' })

  expect(answer).toMatchObject({ status: 400, body: { error: { message: 'INVALID_PASSWORD' } } })
})

test('whoever signed up is in the file before the answer, and is still signed in after a restart', async () => {
  const { body: session } = await ask(accounts('signUp'), { email: 'fatima@gmail.com', password: 'a-good-password' })
  expect(await readFile(join(folder, 'users.json'), 'utf8')).toContain('fatima@gmail.com')

  await emulator.stop()
  emulator = await start(emulator.port)

  const { body } = await ask(accounts('lookup'), { idToken: session.idToken })
  expect(body.users).toMatchObject([{ localId: session.localId, email: 'fatima@gmail.com' }])
  const refresh = { grant_type: 'refresh_token', refresh_token: session.refreshToken }
  expect(await ask('securetoken.googleapis.com/v1/token', refresh)).toMatchObject({
    status: 200,
    body: { user_id: session.localId },
  })
})

test('a taken port falls to a free one', async () => {
  const second = await startAuthEmulator({
    projectId,
    host: '127.0.0.1',
    port: emulator.port,
    usersFile: join(folder, 'others.json'),
  })

  expect(second.port).not.toBe(emulator.port)
  await second.stop()
})
