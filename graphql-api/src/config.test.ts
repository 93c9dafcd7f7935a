import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@sunnah-store/schema/limits'
import { readConfig } from './config.js'
import { settings } from './start/settings.js'

const secret = 'thirty-two bytes or more of secret'

test('with nothing configured the shop listens to this machine and brings its own services', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    processes: 1,
    databaseUrl: null,
    accessTokenSecret: null,
    otherTokenSecrets: [],
    metrics: null,
    identity: { kind: 'own-emulator', projectId: 'demo-sunnah-store', port: 9099 },
    phoneSignIn: true,
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: null })
})

test('every bad variable is named at once, without its value', () => {
  const bad = {
    PORT: '70000',
    WEB_CONCURRENCY: '0',
    DATABASE_URL: 'mysql://user:hunter2@somewhere/shop',
    DATABASE_DIRECT_URL: 'somewhere',
    DATABASE_VISITOR_URL: 'nowhere',
    DATABASE_REPLICA_URLS: 'postgres://one/shop,two',
    ACCESS_TOKEN_SECRET: 'hunter2',
    TRUST_PROXY: 'everybody',
    CORS_ORIGINS: 'https://partner.example/path',
    ADMIN_EMAILS: 'nobody',
    PUBLIC_URL: 'shop.example',
    FACEBOOK_URL: 'javascript:alert(1)',
    SHOP_PHONE: '12345',
    AUTH_EMULATOR_PORT: '0',
    DEMO: 'perhaps',
    PHONE_SIGN_IN: 'perhaps',
    GOOGLE_APPLICATION_CREDENTIALS: '/no/such/file.json',
    FIREBASE_AUTH_EMULATOR_HOST: 'localhost',
  }

  const read = () => readConfig(bad)

  for (const name of Object.keys(bad)) expect(read).toThrow(new RegExp(`${name} must be`))
  for (const value of ['hunter2', '70000', 'perhaps']) expect(read).not.toThrow(value)
  expect(read).not.toThrow('\n')
})

test('a pooler and replicas stand beside a database of your own', () => {
  const one = 'postgres://shop:word@one:5432/shop'
  const others = {
    DATABASE_DIRECT_URL: 'postgres://two/shop',
    DATABASE_VISITOR_URL: 'postgres://one:5432/shop_visitors',
    DATABASE_REPLICA_URLS: 'postgres://three/shop, postgres://four/shop',
  }

  expect(readConfig({ DATABASE_URL: one, ...others })).toMatchObject({
    databaseUrl: one,
    directDatabaseUrl: 'postgres://two/shop',
    visitorDatabaseUrl: 'postgres://one:5432/shop_visitors',
    replicaUrls: ['postgres://three/shop', 'postgres://four/shop'],
  })
  expect(() => readConfig(others)).toThrow('DATABASE_URL must be set with DATABASE_DIRECT_URL')
})

test('the database’s password may stand beside its addresses', () => {
  const { databaseUrl, replicaUrls } = readConfig({
    DATABASE_URL: 'postgres://shop_server@one:5432/shop',
    DATABASE_REPLICA_URLS: 'postgres://shop_server:own@two/shop',
    DATABASE_PASSWORD: 'a/b c',
  })

  expect(decodeURIComponent(new URL(databaseUrl ?? '').password)).toBe('a/b c')
  expect(replicaUrls).toEqual(['postgres://shop_server:own@two/shop'])
})

test('any setting may stand in a file of its own; an empty file is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sunnah-store-settings-'))
  const [full, empty] = [join(folder, 'secret'), join(folder, 'empty')]
  await writeFile(full, `${secret}\n`)
  await writeFile(empty, '\n')

  expect(readConfig({ ACCESS_TOKEN_SECRET_FILE: full }).accessTokenSecret).toBe(secret)
  expect(readConfig({ ACCESS_TOKEN_SECRET_FILE: empty }).accessTokenSecret).toBeNull()
  expect(() => readConfig({ ACCESS_TOKEN_SECRET_FILE: join(folder, 'none') })).toThrow(
    'ACCESS_TOKEN_SECRET_FILE must be a file that can be read',
  )
  expect(() => readConfig({ ACCESS_TOKEN_SECRET_FILE: full, ACCESS_TOKEN_SECRET: secret })).toThrow(
    'ACCESS_TOKEN_SECRET and ACCESS_TOKEN_SECRET_FILE must not both be set',
  )
  await rm(folder, { recursive: true })
})

test('lists are cut at commas', () => {
  const config = readConfig({
    ADMIN_EMAILS: 'Owner@Gmail.com, second@gmail.com',
    TRUST_PROXY: 'loopback,10.0.0.0/8',
    PUBLIC_URL: 'http://localhost:4000',
  })

  expect(config.adminEmails).toEqual(['owner@gmail.com', 'second@gmail.com'])
  expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8'])
})

test('behind a proxy the shop must know its own origin: what a proxy passes on anybody can send', () => {
  expect(() => readConfig({ TRUST_PROXY: 'loopback' })).toThrow('PUBLIC_URL must be set with TRUST_PROXY')
})

test('the shop’s numbers are dialled from anywhere, however they are written', () => {
  expect(readConfig({ SHOP_PHONE: '01312-345678', SHOP_WHATSAPP: '+8801312345679' }).phones).toEqual({
    call: '+8801312345678',
    whatsApp: '+8801312345679',
  })
  expect(readConfig({}).phones).toEqual({ call: null, whatsApp: null })
})

test('a Firebase project is used when it is named with its key', () => {
  expect(readConfig({ FIREBASE_PROJECT_ID: 'my-shop', FIREBASE_API_KEY: 'key', HOST: '0.0.0.0' }).identity).toEqual({
    kind: 'project',
    projectId: 'my-shop',
    apiKey: 'key',
    authDomain: 'my-shop.firebaseapp.com',
  })
  expect(() => readConfig({ FIREBASE_PROJECT_ID: 'my-shop' })).toThrow('FIREBASE_API_KEY must be set')
})

test.each([
  ['its own', {}],
  ['one that runs already', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
])('the Auth emulator, %s, serves this machine or a demonstration, and never production', (_, emulator) => {
  expect(() => readConfig({ ...emulator, HOST: '0.0.0.0' })).toThrow('HOST 0.0.0.0 is open to others')
  expect(readConfig({ ...emulator, HOST: '0.0.0.0', DEMO: '1' }).host).toBe('0.0.0.0')
  expect(() => readConfig({ ...emulator, NODE_ENV: 'production', DEMO: '1' })).toThrow(
    'NODE_ENV=production needs a Firebase',
  )
})

test('a Firebase project lets people sign in by phone once that is switched on, the emulator until it is switched off', () => {
  const project = { FIREBASE_PROJECT_ID: 'shop-1', FIREBASE_API_KEY: 'key' }

  expect(readConfig(project).phoneSignIn).toBe(false)
  expect(readConfig({ ...project, PHONE_SIGN_IN: '1' }).phoneSignIn).toBe(true)
  expect(readConfig({ PHONE_SIGN_IN: '0' }).phoneSignIn).toBe(false)
})

test('a second process joins the first one’s database, emulator and secret', () => {
  const joined = readConfig({
    DATABASE_URL: 'postgres://shop:word@127.0.0.1:5432/postgres',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    ACCESS_TOKEN_SECRET: secret,
  })

  expect(joined).toMatchObject({
    accessTokenSecret: secret,
    identity: { kind: 'joined-emulator', projectId: 'demo-sunnah-store', host: '127.0.0.1:9099' },
  })
})

test('.env.example names every variable and is a configuration that works', async () => {
  const example = await readFile(join(import.meta.dirname, '../../.env.example'), 'utf8')
  const lines = example.split('\n').filter((line) => line && !line.startsWith('#'))
  const given = Object.fromEntries(lines.map((line) => line.split('=')))

  expect(Object.keys(given).sort()).toEqual(Object.keys(settings).sort())
  expect(readConfig(given)).toEqual(readConfig({}))
  expect(example).toContain(`to one phone there are at most ${limits.texts.toPhone}.`)
})
