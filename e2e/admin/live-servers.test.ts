import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { makeDataFolder } from '../support/data-folder.ts'
import { openSecondServer } from '../support/second-server.ts'
import { endShops, openShop, type RunningShop } from '../support/shop.ts'
import { newShopper, type SignedIn } from '../support/trade.ts'
import { logInAsOwner, orderUntilSeen, placeOrder } from './admin.ts'

let dataDir: string
let first: RunningShop
let second: RunningShop
let shopper: SignedIn
let page: Page
beforeAll(async () => {
  dataDir = await makeDataFolder()
  first = await openShop(dataDir)
  second = await openSecondServer(dataDir)
  shopper = await newShopper(first)
})
beforeEach(async () => {
  page = await openPage()
  await logInAsOwner(page, second.url)
  const connected = page.waitForEvent('websocket')
  await page.goto(`${second.url}/allOrders`)
  await (await connected).waitForEvent('framereceived')
})
afterAll(async () => {
  await endShops()
  await rm(dataDir, { recursive: true, force: true })
})

const card = (number: string) => page.getByRole('article', { name: number })
// The list is fetched anew after each connection too: only an order that was heard of is marked.
const markedCard = (number: string) => card(number).filter({ has: page.getByText('New', { exact: true }) })

test('an order placed at one server shows on an open page of the other', async () => {
  await orderUntilSeen(first, shopper, markedCard)
})

test('the page outlives a restart of its server, and shows what was ordered meanwhile', async () => {
  await second.interrupt()
  await page.getByText('Not live at the moment; trying again').waitFor()
  const missed = await placeOrder(first, shopper)

  second = await openSecondServer(dataDir, { PORT: new URL(second.url).port })
  await card(missed).waitFor()
  await page.getByText('Not live at the moment; trying again').waitFor({ state: 'detached' })
  await orderUntilSeen(first, shopper, markedCard)
})
