import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'

let page: Page
beforeEach(async () => {
  page = await openPage({ width: 360 })
})

const explore = async (name: string) => {
  await page.goto(`/search?q=${encodeURIComponent(name)}`)
  await page.getByRole('article').filter({ hasText: name }).first().getByRole('link').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
const inMain = (text: string | RegExp) => page.getByRole('main').getByText(text, { exact: true })

test('Explore More opens the product with its price, stock and facts', async () => {
  await explore('Oud and Amber Roll On Pair, 6 ml Each')

  expect(new URL(page.url()).pathname).toMatch(/^\/productDetail\/[\w-]+$/)
  await page.waitForFunction(() => document.title === 'Oud and Amber Roll On Pair, 6 ml Each · Sunnah Store')
  await inMain('722 BDT').first().waitFor()
  expect(await page.locator('s').first().innerText()).toContain('850 BDT')
  // Other tests buy from the same shop meanwhile.
  await inMain(/^\d+ available$/).waitFor()
  expect(await page.getByRole('term').allInnerTexts()).toEqual([
    'Type',
    'Product code',
    'Brand',
    'Place of origin',
    'Model number',
    'Material',
    'Color',
    'Size',
  ])
  expect(await page.getByRole('definition').nth(4).innerText()).toBe('MHK-7708')
})

test('the address of buying asks a visitor to log in', async () => {
  await explore('Oud and Amber Roll On Pair, 6 ml Each')
  const productId = new URL(page.url()).pathname.split('/').at(-1)

  await page.goto(`/buynow/${productId}`)
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
})

test('reviews are read newest first, and Show more brings the older ones', async () => {
  await explore('Quran Majeed with Bangla Meaning, A5, Maroon')
  const reviews = page.getByRole('region', { name: 'Customer Reviews' })
  await reviews.getByRole('time').nth(9).waitFor()
  const dates = async () => {
    const times = await reviews.getByRole('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    return times.map((time) => Date.parse(time ?? ''))
  }

  expect(await dates()).toHaveLength(10)
  await reviews.getByRole('button', { name: 'Show more' }).click()
  await reviews.getByRole('time').nth(14).waitFor()
  const all = await dates()
  expect(all).toHaveLength(15)
  expect(await reviews.getByRole('button').count()).toBe(0)
  expect(all).toEqual(all.toSorted((one, other) => other - one))
})

test('a sold out product says so and why it cannot be bought', async () => {
  await explore('Oxblood Open Abaya with Rose Border')

  await inMain('Out of stock').waitFor()
  await inMain(/cannot be bought until new ones arrive/).waitFor()
})

test.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])(
  'a product %s that nobody knows is not here',
  async (id) => {
    await page.goto(`/productDetail/${id}`)
    await page.getByRole('heading', { level: 1, name: 'This page is not here' }).waitFor()
  },
)
