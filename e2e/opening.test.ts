import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { settings } from '../graphql-api/src/start/settings.ts'
import { fillIn, putInCart, seeOrders, seePlaced } from './shopper/checkout.ts'
import { account, freshEmail, password } from './shopper/shopper.ts'
import { openPage } from './support/browser.ts'
import { makeDataFolder } from './support/data-folder.ts'
import { keepAsking } from './support/keep-asking.ts'
import { signIn, signUp } from './support/people.ts'
import { endShops, openShop, type RunningShop, startShop } from './support/shop.ts'

let dataDir: string
let shop: RunningShop
beforeAll(async () => {
  dataDir = await makeDataFolder()
  shop = await openShop(dataDir)
})
afterAll(async () => {
  await endShops()
  await rm(dataDir, { recursive: true, force: true })
})

const firstProducts = async ({ url }: RunningShop) => (await fetch(`${url}/product?page=0&size=10`)).text()

/** The port of the database that serves this data folder. */
const postgresPort = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[3])

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const peer = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    peer.unref()
  })

test('every setting that cannot be used is named in one line, and none is of whoever runs the tests', async () => {
  const own = Object.keys(settings).flatMap((name) => [
    [name, 'a developer’s own'],
    [`${name}_FILE`, '/no/such/file'],
  ])
  const theirs = jest.replaceProperty(process, 'env', { ...process.env, ...Object.fromEntries(own) })
  const refused = startShop(dataDir, { PORT: 'four thousand', DATABASE_URL: 'mysql://somewhere' })
  theirs.restore()

  expect(await refused.exit).toBe(1)
  expect(linesOf(refused.output())).toEqual([
    'Settings that cannot be used: PORT must be a port, 1 to 65535; DATABASE_URL must be a postgres:// address.',
  ])
})

// The shop of the run has limits a thousand times as high: its people do in minutes what others do in days.
test('a shopper who signs up, looks for something and buys it meets no limit', async () => {
  const page = await openPage({ shopUrl: shop.url })
  const answered: number[] = []
  page.on('response', (answer) => answered.push(answer.status()))
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Nova Sultana')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Re-enter Password').fill(password)
  await page.getByRole('button', { name: 'Signup' }).click()
  await account(page).waitFor()

  await putInCart(page, 'Amber Attar in Cut Glass Bottle')
  await page.goto('/checkout')
  await fillIn(page)
  await page.getByRole('button', { name: 'PLACE ORDER' }).click()
  await seePlaced(page)
  await seeOrders(page, 1)

  expect(answered).toContain(200)
  expect(answered).not.toContain(429)
})

test('a data folder that cannot be written is one line', async () => {
  const file = join(dataDir, 'a-file')
  await writeFile(file, '')

  const refused = startShop(join(file, 'data'))

  expect(await refused.exit).toBe(1)
  expect(linesOf(refused.output())).toEqual([
    `The data folder ${file}/data cannot be written (ENOTDIR). Set DATA_DIR to a folder that can.`,
  ])
})

test('a second start on the data of an open shop says so and leaves it alone', async () => {
  const second = startShop(dataDir)

  expect(await second.exit).toBe(1)
  expect(linesOf(second.output())).toEqual([
    `The data folder ${dataDir} belongs to a shop that is running. Stop that one, or set DATA_DIR to another folder.`,
  ])
  expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200)
})

test('a port in use is one line, and nothing that was started stays', async () => {
  const otherDir = await makeDataFolder()
  const port = new URL(shop.url).port

  const second = startShop(otherDir, { PORT: port, AUTH_EMULATOR_PORT: '1' })

  expect(await second.exit).toBe(1)
  expect(linesOf(second.output()).at(-1)).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another.`)
  await expect(readFile(join(otherDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  await rm(otherDir, { recursive: true, force: true })
})

test('a database that is killed comes back, and the shop with it', async () => {
  const products = await firstProducts(shop)

  process.kill(Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  await shop.prints('Starting it again')
  await untilReady()

  expect(await firstProducts(shop)).toBe(products)
})

test('a shop that was killed opens again with the same products and people, and leaves nothing running', async () => {
  const products = await firstProducts(shop)
  const newcomer = await signUp(shop.emulatorUrl, 'newcomer@gmail.com', 'a-password-of-mine')
  const orphan = await postgresPort()
  await shop.kill()
  expect(await isOpen(orphan)).toBe(true)

  shop = await openShop(dataDir)

  expect(await isOpen(orphan)).toBe(false)
  expect(JSON.parse(products)).toHaveLength(10)
  expect(await firstProducts(shop)).toBe(products)
  expect(await signIn(shop.emulatorUrl, 'newcomer@gmail.com', 'a-password-of-mine')).toMatchObject({
    localId: newcomer.localId,
  })

  const postgres = await postgresPort()
  const asking = await keepAsking(shop.url)
  expect(await shop.interrupt()).toBe(0)
  expect(await asking.outcome()).toEqual({ statuses: [200], brokenOff: 0 })
  expect(await isOpen(postgres)).toBe(false)
  await expect(fetch(shop.url)).rejects.toThrow('fetch failed')
})

const untilReady = async (): Promise<void> => {
  const { ok } = await fetch(`${shop.url}/health/ready`)
  return ok ? undefined : untilReady()
}

// Without what npm says of itself, and without the indented lines of progress.
const linesOf = (output: string) => output.split('\n').filter((line) => line && !/^(npm |> | {2})/.test(line))
