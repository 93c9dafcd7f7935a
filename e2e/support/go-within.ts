import type { Page } from 'playwright-core'

/** Goes to an address as by a link of the shop: its browser asks for what is there, and the server renders nothing. */
export const goWithin = async (page: Page, address: string) => {
  await page.goto('/payment')
  // The page that came is hydrated before the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
