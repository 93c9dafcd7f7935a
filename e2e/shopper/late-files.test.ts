import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper } from '../support/trade.ts'
import { account } from './shopper.ts'

const failed = 'This part could not be loaded'

/** Loses the files of such names on their way. @returns what lets them through again */
const lose = async (page: Page, name: string) => {
  const files = `**/assets/${name}-*.js`
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' })

const frameStands = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Sunnah Store' }).waitFor()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('contentinfo').waitFor()
}

test('where the file of the account does not come, the page stands with the cart, and a press asks for it again', async () => {
  const page = await openPage({ width: 360, as: await newShopper(sharedShop) })
  const letThrough = await lose(page, 'signed-in-corner')
  await page.goto('/')
  const again = page.getByRole('button', { name: 'Try again: Account of A Shopper' })
  await again.waitFor()
  await frameStands(page)
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).waitFor()

  await letThrough()
  await again.click()
  await account(page).waitFor()
})

test('where the file of the admin pages’ links does not come, the page stands, and they can be asked for again', async () => {
  const page = await openPage({ as: await demoOwner(sharedShop) })
  const letThrough = await lose(page, 'manage-links')
  await page.goto('/')
  await seeAlert(page, failed)
  await frameStands(page)

  await letThrough()
  await retry(page).click()
  await page.getByRole('link', { name: 'All Orders' }).first().waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})
