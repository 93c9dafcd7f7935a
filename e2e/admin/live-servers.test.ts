import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { makeDataFolder } from '../support/data-folder.ts'
import { openSecondServer } from '../support/second-server.ts'
import { endShops, openShop, type RunningShop } from '../support/shop.ts'
import { subscribed } from '../support/subscribed.ts'
import { demoOwner, newShopper, type SignedIn } from '../support/trade.ts'
import { openLiveOrders, placeOrder } from './admin.ts'

// A shop of its own: in the one that the run shares, orders of other tests would push these off the first page.
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
  page = await openPage({ as: await demoOwner(second) })
  await openLiveOrders(page, `${second.url}/allOrders?state=all`)
})
afterAll(async () => {
  await endShops()
  await rm(dataDir, { recursive: true, force: true })
})

// In milliseconds; how soon it shows is measured by `npm run bench:live`, where nothing else runs.
const patience = 10_000

const card = (number: string) => page.getByRole('article', { name: number })
// The list is refetched after each connection too: only an order that came by the subscription is marked.
const markedCard = (number: string) => card(number).filter({ has: page.getByText('New', { exact: true }) })

test('a new order, and the steps that somebody takes at one server, show by themselves on a page of the other, one after the other', async () => {
  const number = await placeOrder(first, shopper)
  await markedCard(number).waitFor()

  const { body } = await shopper.call('GET', `/order/${shopper.email}`)
  const placed = (body as { _id: string; orderNumber: string }[]).find(({ orderNumber }) => orderNumber === number)
  const owner = await demoOwner(first)
  // What was fetched anew since the page has connected may show the first of them.
  expect(await owner.call('POST', `/order/${placed?._id}/confirm`, {})).toMatchObject({ status: 200 })
  await card(number)
    .getByRole('link', { name: `Send: ${number}` })
    .waitFor({ timeout: patience })
  const parcel = { courier: 'Own rider' }
  expect(await owner.call('POST', `/order/${placed?._id}/ship`, parcel)).toMatchObject({ status: 200 })
  await card(number).getByText('On the way', { exact: true }).first().waitFor({ timeout: patience })
})

test('the page outlives a restart of its server, and shows what was ordered meanwhile', async () => {
  await second.interrupt()
  await page.getByText('Not live at the moment; trying again').waitFor()
  const missed = await placeOrder(first, shopper)
  const connected = subscribed(page, 'OrderPlaced')

  second = await openSecondServer(dataDir, { PORT: new URL(second.url).port })
  await card(missed).waitFor()
  await page.getByText('Not live at the moment; trying again').waitFor({ state: 'detached' })
  await connected
  await markedCard(await placeOrder(first, shopper)).waitFor()
})
