import type { Page } from 'playwright-core'
import { expectAccessible } from '../support/accessible.ts'
import { openPage } from '../support/browser.ts'

const cards = (page: Page) => page.getByRole('article')
const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).first().waitFor()

test('filters and order on a wide screen stand in the address, which others open and Back leaves', async () => {
  const page = await openPage({ width: 1280 })
  await page.goto('/panjabi')
  const column = page.getByRole('complementary', { name: 'Filters' })

  await column.getByRole('checkbox', { name: /^Silk, / }).click()
  await column.getByRole('checkbox', { name: /^Silk, /, checked: true }).waitFor()
  await status(page, /^\d+ of \d+ products?$/)
  await page.getByLabel('Sort by').selectOption('Price, high to low')
  await page.waitForURL('**/panjabi?materials=Silk&sort=PRICE_HIGH_TO_LOW')
  await cards(page).first().waitFor()
  await expectAccessible(page)

  const other = await openPage()
  await other.goto(page.url())
  await other.getByRole('link', { name: 'Take off: Silk' }).waitFor()
  await cards(other).first().waitFor()
  expect(await cards(other).allInnerTexts()).toHaveLength(await cards(page).count())

  await page.goBack()
  await page.waitForURL('**/panjabi?materials=Silk')
  await page.getByRole('link', { name: 'Take off: Silk' }).click()
  await page.waitForURL('**/panjabi')
  await status(page, /^\d+ products$/)
})

test('a choice far down among the filters leaves what was found in sight', async () => {
  const page = await openPage({ width: 1280 })
  await page.goto('/panjabi')
  const column = page.getByRole('complementary', { name: 'Filters' })
  await column.getByRole('checkbox').last().click()
  await page.waitForURL('**/panjabi?*')
  await status(page, /^\d+ of \d+ products?$/)

  await page.waitForFunction(() => {
    const { top = -1, bottom = 0 } = document.querySelector('article')?.getBoundingClientRect() ?? {}
    return bottom > 0 && top < innerHeight
  })
})

test('a sheet on a phone shows what its choice leaves, in Bangla too', async () => {
  const page = await openPage({ width: 360, touch: true })
  await page.addInitScript(() => localStorage.setItem('language', 'bn'))
  await page.goto('/panjabi')
  await page.getByRole('button', { name: /^বাছাই/ }).click()
  const sheet = page.getByRole('dialog', { name: 'বাছাই' })

  await sheet.getByText('নীল').click()
  await page.waitForURL('**/panjabi?colors=Blue')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /টি পণ্য দেখুন$/ }).click()

  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'সরান: নীল' }).waitFor()
})

test('what nobody can mean in an address is left out and said; an empty list says what to take off', async () => {
  const page = await openPage()
  await page.goto('/panjabi?minRating=nine&maxPrice=1&inStock=true')

  await status(page, /left out: the rating/)
  await page.getByRole('link', { name: /^Without “up to 1 BDT”: \d+ products$/ }).click()

  await page.waitForURL('**/panjabi?minRating=&inStock=true')
  await cards(page).first().waitFor()
})
