import { openAsAdmin, placeOrder } from '../admin/admin.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'

test('in Bangla on a phone the buttons of a user, and of the products, stand side by side', async () => {
  const { email } = await newShopper(sharedShop)
  const page = await openAsAdmin({ width: 360 })
  await page.addInitScript(() => localStorage.setItem('language', 'bn'))
  const topOf = async (name: string) =>
    (await page.getByRole('main').getByText(name, { exact: true }).first().boundingBox())?.y

  await page.goto(`/manageUsers?q=${encodeURIComponent(email)}`)
  await page.getByText('কর্মী করুন').first().waitFor()
  expect(await topOf('অ্যাডমিন করুন')).toBe(await topOf('কর্মী করুন'))
  await page.goto('/manageProduct')
  await page.getByText('CSV থেকে আনুন').waitFor()
  expect(await topOf('CSV থেকে আনুন')).toBe(await topOf('পণ্য যোগ করুন'))
})

declare global {
  interface Window {
    headingWas: boolean[]
  }
}

test('a page that is shown stays, however late the rest of its Bangla comes', async () => {
  const number = await placeOrder(sharedShop, await newShopper(sharedShop))
  const page = await openAsAdmin({ width: 360 })
  await page.addInitScript(() => {
    localStorage.setItem('language', 'bn')
    window.headingWas = []
    const look = () => {
      const isShown = document.querySelector('main h1')?.checkVisibility() ?? false
      if (isShown !== window.headingWas.at(-1)) window.headingWas.push(isShown)
      requestAnimationFrame(look)
    }
    look()
  })
  const late: string[] = []
  await page.context().route(/bn-(shopping|tracking)/, async (route) => {
    late.push(route.request().url())
    // A page that has gone away until it comes is drawn so.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await route.continue()
  })

  await page.goto(`/allOrders?state=all&q=${number}`)
  await page.getByRole('article').first().waitFor()
  expect(late).not.toEqual([])
  expect(await page.evaluate(() => window.headingWas)).toEqual([false, true])
})
