import type { Locator, Page } from 'playwright-core'
import { openInBangla } from '../bangla/shopper.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expectInSight } from '../support/in-sight.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper, putOnSale, type SignedIn } from '../support/trade.ts'
import { openAsAdmin, openLiveOrders, placeOrder } from './admin.ts'

let owner: SignedIn
let number: string
let page: Page
const tracking = `SB-2026-${Date.now()}`
beforeAll(async () => {
  owner = await demoOwner(sharedShop)
  await placeOrder(sharedShop, await newShopper(sharedShop))
})
// Anew each time: what other tests order takes the place of the newest.
beforeEach(async () => {
  // Of a phone that is not known yet: what is known against an order would be told too.
  const phone = `018${String(Date.now()).slice(-8)}`
  number = await placeOrder(sharedShop, await newShopper(sharedShop), phone)
})
const ask = async (query: string, variables: object) => {
  const { body } = await owner.call('POST', '/graphql', { query, variables })
  return (body as { data: { orders: { items: { id: string }[] } } }).data
}

const card = () => page.getByRole('article', { name: number })

/** In how many lines of the window a text stands. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
  })

test('all filters of the orders are reached without sliding, and the button says how many are on', async () => {
  page = await openInBangla({ width: 360, as: owner })
  await page.goto('/allOrders?state=all&district=Dhaka')
  const filters = page.getByRole('group', { name: 'তালিকা ছোট করুন' })
  expect(await filters.isVisible()).toBe(false)
  await page.getByRole('article').first().waitFor()
  await page.getByRole('button', { name: 'বাছাই (১)' }).click()
  await expectAccessible(page)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const edges = await filters.getByRole('combobox').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect()
        return left >= 0 && right <= window.innerWidth
      }),
    )
    expect(edges).toEqual([true, true, true, true, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('what narrows the list is said above it while the filters are folded, and each is taken away by a press', async () => {
  page = await openInBangla({ width: 360, as: owner })
  await page.goto('/allOrders?state=all&district=Dhaka&minTotal=1000&maxTotal=3000')
  const on = page.getByRole('list', { name: 'যা দিয়ে তালিকা ছোট করা হয়েছে' })
  await on.getByText('মোট টাকা: ১,০০০ টাকা থেকে ৩,০০০ টাকা').waitFor()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await on.isVisible()).toBe(false)
  await page.setViewportSize({ width: 360, height: 740 })
  await on.getByRole('button', { name: '“জেলা: ঢাকা” বাদ দিন' }).click()
  await page.getByRole('button', { name: 'বাছাই (১)' }).waitFor()
  expect(new URL(page.url()).searchParams.has('district')).toBe(false)
})

test('what is chosen takes two lines at the lower edge, with the next act in sight and all others beside it', async () => {
  for (const [look, bar] of [
    [await openAsAdmin({ width: 360 }), 'With the chosen orders'],
    [await openInBangla({ width: 360, as: owner }), 'বাছা অর্ডারগুলো নিয়ে'],
  ] as const) {
    page = look
    await page.goto('/allOrders?state=confirm&sort=newest')
    await card().waitFor()
    for (const nth of [0, 1]) await page.getByRole('article').nth(nth).getByRole('checkbox').check()
    const line = page.getByRole('region', { name: bar })
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(116)
    const acts = line.locator('button, a')
    await expectInSight(acts.nth(1))
    expect(await acts.count()).toBe(5)
    await acts.last().scrollIntoViewIfNeeded()
    const box = await acts.last().boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  }
})

test('the title of a tab in the background counts the new orders, until it is looked at', async () => {
  page = await openAsAdmin({ width: 360 })
  await openLiveOrders(page, '/allOrders?state=delivered')
  // What counts them comes beside the page, in a file of its own.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menu, \d+ orders? to confirm$/ })
    .waitFor()
  const turn = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await page.waitForFunction(() => document.title.startsWith('All Orders'))
  const title = await page.title()
  await turn(true)
  const shopper = await newShopper(sharedShop)
  // Other tests order meanwhile, too.
  const counted = (fewest: number) =>
    page.waitForFunction(
      ({ fewest, title }) => {
        const [, count, rest] = /^\((\d+)\) (.*)$/.exec(document.title) ?? []
        return Number(count) >= fewest && rest === title
      },
      { fewest, title },
    )
  await placeOrder(sharedShop, shopper)
  await counted(1)
  await placeOrder(sharedShop, shopper)
  await counted(2)
  await turn(false)
  expect(await page.title()).toBe(title)
})

test('an order to be called about shows all that the call needs; once it was called about it takes half a screen at most', async () => {
  page = await openAsAdmin({ width: 360 })
  await page.goto('/allOrders?state=confirm&sort=newest')
  await card().waitFor()
  for (const said of [
    'A Shopper',
    'House 14, Road 7',
    'To confirm',
    'Said yes',
    'No answer',
    'Correct',
    'Cancel order',
  ])
    expect([said, await card().getByText(said).first().isVisible()]).toEqual([said, true])
  const send = card().getByRole('link', { name: /^Send/ })
  expect(await send.isVisible()).toBe(false)
  expect(await linesOf(card().getByText(/^018\d\d-\d{6}$/))).toBe(1)
  await card()
    .getByRole('button', { name: /^Said yes/ })
    .click()
  await send.waitFor()
  expect(await card().getByText('House 14, Road 7').isVisible()).toBe(true)

  await page.goto('/allOrders?state=all&sort=newest')
  await card().waitFor()
  const address = card().getByText('House 14, Road 7')
  expect(await address.isVisible()).toBe(false)
  expect((await card().boundingBox())?.height).toBeLessThanOrEqual(370)
  await card()
    .getByRole('button', { name: /^Details/ })
    .click()
  expect(await address.isVisible()).toBe(true)
  // What has been scrolled to may lie half below the bar that stays.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
})

test('the end of a tracking number finds its order from any tab, which the tabs count, and it stands in one line', async () => {
  page = await openInBangla({ width: 360, as: owner })
  const { orders } = await ask('query ($number: String) { orders(search: $number) { items { id } } }', { number })
  const shipments = [{ id: orders.items[0]?.id, courier: 'Sundarban Courier Service Limited', trackingCode: tracking }]
  await ask('mutation ($shipments: [ShipOrderInput!]!) { shipOrders(shipments: $shipments) { code } }', { shipments })

  await page.goto('/allOrders?state=confirm')
  await page.getByRole('article').first().waitFor()
  await page.getByRole('searchbox').fill(tracking.toLowerCase().slice(-6))
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: 'সব (১)' }).waitFor()
  expect(await linesOf(card().getByText(tracking))).toBe(1)
  await page.getByRole('link', { name: /^সব \(/, includeHidden: false }).waitFor()
  expect(await page.getByRole('link', { name: /^সব \(/ }).getAttribute('aria-current')).toBe('page')
})

test('products whose names begin alike are told apart in Manage Product', async () => {
  const name = `Bookstand ${Date.now() % 1_000_000} with brass hinges`
  for (const edition of ['small, plain', 'large, carved'])
    await putOnSale(owner, { name: `${name}, ${edition}`, price: 900, quantity: 5 })
  page = await openInBangla({ width: 360, as: owner })
  await page.goto(`/manageProduct?q=${encodeURIComponent(name)}`)
  const names = page.getByRole('rowheader')
  await names.nth(1).waitFor()
  const seen = await names.getByRole('button').evaluateAll((all) =>
    all.map((one) => {
      // The letters above the edge at which the name is cut.
      const text = one.firstElementChild?.firstChild as Text
      const edge = one.getBoundingClientRect().bottom
      return [...text.data]
        .filter((_, i) => {
          const letter = document.createRange()
          letter.setStart(text, i)
          letter.setEnd(text, i + 1)
          return letter.getBoundingClientRect().bottom <= edge + 1
        })
        .join('')
    }),
  )
  expect(new Set(seen).size).toBe(2)
})
