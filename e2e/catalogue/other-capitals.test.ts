import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'

test.each([
  ['/userProfile', '/userprofile', 'Profile'],
  ['/Cart', '/cart', 'Cart'],
  ['/CHECKOUT/', '/checkout', 'Checkout'],
  ['/Panjabi/?page=2', '/panjabi?page=2', 'Panjabi'],
])('whoever types %s is at %s, which its scripts take over without a fault', async (typed, address, heading) => {
  const page = await openPage({ width: 360, as: await newShopper(sharedShop) })
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  page.on('pageerror', (error) => told.push(String(error)))

  await page.goto(typed)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForLoadState('networkidle')

  expect(page.url()).toBe(sharedShop.url + address)
  expect(told).toEqual([])
})
