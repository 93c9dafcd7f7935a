import type { Locator, Page } from 'playwright-core'
import { openInBangla } from '../bangla/shopper.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper, type SignedIn } from '../support/trade.ts'
import { openAsAdmin, placeOrder } from './admin.ts'

let owner: SignedIn
let number: string
let page: Page
beforeAll(async () => {
  owner = await demoOwner(sharedShop)
  await placeOrder(sharedShop, await newShopper(sharedShop))
})
// Anew each time: what other tests order takes the place of the newest.
beforeEach(async () => {
  number = await placeOrder(sharedShop, await newShopper(sharedShop), `018${String(Date.now()).slice(-8)}`)
})

const card = () => page.getByRole('article', { name: number })

const boxOf = async (shown: Locator) => {
  await shown.waitFor()
  return shown.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
}

const colourOf = (shown: Locator) => shown.evaluate((element) => getComputedStyle(element).backgroundColor)

test('on a phone: an order tells its number and amount in one line, and below them when it came and where it stands', async () => {
  page = await openInBangla({ width: 360, as: owner })
  await page.goto('/allOrders?state=confirm&sort=newest')
  const heading = await boxOf(card().getByRole('heading', { name: number }))
  const amount = await boxOf(
    card()
      .getByText(/^[০-৯,]+ টাকা$/)
      .first(),
  )
  const [came, stands] = [await boxOf(card().locator('time').first()), await boxOf(card().getByText('ফোন করা বাকি'))]
  expect(amount.top).toBeLessThan(heading.bottom)
  expect(amount.bottom).toBeGreaterThan(heading.top)
  expect(came.top).toBeGreaterThanOrEqual(heading.bottom - 1)
  expect(stands.top).toBeLessThan(came.bottom)
  expect(stands.bottom).toBeGreaterThan(came.top)
})

test('on a phone: an order is chosen by a fingertip beside its tick, and "No answer" looks like the lesser of the two', async () => {
  page = await openAsAdmin({ width: 360 })
  await page.goto('/allOrders?state=confirm&sort=newest')
  const tick = card().getByRole('checkbox')
  const around = tick.locator('xpath=..')
  const { width, height } = await boxOf(around)
  await around.click({ position: { x: 2, y: height - 2 } })
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(await tick.isChecked()).toBe(true)
  const [yes, no] = [/^Said yes/, /^No answer/].map((name) => card().getByRole('button', { name }))
  expect(yes && no && (await colourOf(yes)) !== (await colourOf(no))).toBe(true)
})

test('on a phone: the question of what came back keeps from the edges of the window, and its steppers stand below each other', async () => {
  page = await openInBangla({ width: 360, as: owner })
  const { body } = await owner.call('POST', '/graphql', {
    query: 'query ($number: String) { orders(search: $number) { items { id } } }',
    variables: { number },
  })
  const [{ id }] = (body as { data: { orders: { items: [{ id: string }] } } }).data.orders.items
  await owner.call('POST', '/graphql', {
    query: 'mutation ($shipments: [ShipOrderInput!]!) { shipOrders(shipments: $shipments) { code } }',
    variables: { shipments: [{ id, courier: 'Rider Sumon' }] },
  })
  await page.goto(`/allOrders?state=all&q=${number}`)
  await page.getByRole('button', { name: `ফেরত এসেছে: ${number}` }).click()
  const question = page.getByRole('dialog', { name: `${number} ফেরত এসেছে` })
  const [why, more] = [await boxOf(question.getByLabel('কেন')), await boxOf(question.getByRole('group').last())]
  expect([Math.round(why.left), Math.round(360 - why.right)]).toEqual([16, 16])
  expect(Math.round(360 - more.right)).toBe(16)
})

test('pages where the shop is managed have no footer; the others keep theirs', async () => {
  page = await openAsAdmin({ width: 360 })
  for (const address of ['/allOrders/new', '/cash', '/']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect([address, await page.getByRole('contentinfo').count()]).toEqual([address, address === '/' ? 1 : 0])
  }
})
