import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../support/browser.ts'
import { endShops, openShop, type RunningShop } from '../support/shop.ts'
import { newShopper, type SignedIn } from '../support/trade.ts'
import { logInAsOwner, placeOrder } from './admin.ts'

let dataDir: string
let first: RunningShop
let second: RunningShop
let shopper: SignedIn
let browser: Browser
let page: Page
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sunnah-store-live-'))
  await chmod(dataDir, 0o711)
  browser = await openBrowser()
  first = await openShop(dataDir)
  second = await openSecond()
  shopper = await newShopper(first)
  page = await browser.newPage()
  await logInAsOwner(page, second.url)
})
afterAll(async () => {
  await browser.close()
  await endShops()
  await rm(dataDir, { recursive: true, force: true })
})

const openSecond = async (settings: Record<string, string> = {}) => {
  const joined = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8'))
  return openShop(join(dataDir, 'second'), {
    DATABASE_URL: joined.databaseUrl,
    FIREBASE_AUTH_EMULATOR_HOST: joined.emulatorHost,
    FIREBASE_PROJECT_ID: joined.projectId,
    ACCESS_TOKEN_SECRET: joined.accessTokenSecret,
    PICTURES_DIR: join(dataDir, 'pictures'),
    ...settings,
  })
}

const card = (number: string) => page.getByRole('article', { name: number })
// The list is fetched anew after each connection too: only an order that was heard of is marked.
const markedCard = (number: string) => card(number).filter({ has: page.getByText('New', { exact: true }) })

test('an order placed at one server shows on an open page of the other', async () => {
  const connected = page.waitForEvent('websocket')
  await page.goto(`${second.url}/allOrders`)
  await (await connected).waitForEvent('framereceived')

  await markedCard(await placeOrder(first, shopper)).waitFor()
})

test('the page outlives a restart of its server, and shows what was ordered meanwhile', async () => {
  await second.interrupt()
  await page.getByText('Not live at the moment; trying again').waitFor()
  const missed = await placeOrder(first, shopper)

  second = await openSecond({ PORT: new URL(second.url).port })
  await card(missed).waitFor()
  await page.getByText('Not live at the moment; trying again').waitFor({ state: 'detached' })
  await markedCard(await placeOrder(first, shopper)).waitFor()
})
