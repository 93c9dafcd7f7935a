import type { Locator, Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { openHeldPage } from '../support/held-page.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { findAttar } from '../support/trade.ts'

const openPanjabi = async (): Promise<Page> => {
  const page = await openPage({ width: 1280 })
  await page.goto('/search?q=Cotton+Panjabi+Plain')
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Cotton Panjabi, Plain', exact: true }) })
    .getByRole('link')
    .click()
  await page.getByRole('heading', { level: 1, name: 'Cotton Panjabi, Plain' }).waitFor()
  await page.getByRole('contentinfo').waitFor()
  return page
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { ...box, bottom: box.y + box.height }
}

test('beside a product its category is marked, the description follows its pictures, and what is like it the facts', async () => {
  const page = await openPanjabi()
  const categories = page.getByRole('navigation', { name: 'Categories' })
  expect(await categories.locator('[aria-current]').allInnerTexts()).toEqual(['Panjabi'])

  const similar = await boxOf(page.getByRole('region', { name: 'More of this kind' }))
  const gallery = await boxOf(page.getByRole('region', { name: 'Pictures' }))
  const about = await boxOf(page.getByRole('heading', { name: 'About' }))
  expect(about.y - gallery.bottom).toBeLessThan(40)
  expect((await boxOf(page.getByRole('heading', { name: 'Customer Reviews' }))).y).toBeGreaterThan(similar.bottom)

  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await categories.locator('[aria-current]').waitFor({ state: 'detached' })
})

test('buttons of which only the first has come on a slow line are not shown yet, for it would jump aside for the next', async () => {
  const { id } = await findAttar(sharedShop)
  const { page } = await openHeldPage(`/productDetail/${id}`, '<div data-buy-bar', '</button>')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const bar = page.locator('[data-buy-bar]')
  await bar.waitFor({ state: 'attached' })
  expect(await bar.isVisible()).toBe(false)
})

test('scrolled below the choice, price and buttons stay in sight, once, and leave the footer alone', async () => {
  const page = await openPanjabi()
  await page.getByRole('radio', { name: 'Navy' }).click()
  await page.getByRole('radio', { name: 'L', exact: true }).click()
  const buy = page.getByRole('button', { name: 'Buy now' })
  await page.getByRole('heading', { name: 'Customer Reviews' }).evaluate((heading) => heading.scrollIntoView())
  const bar = page.locator('[data-buy-bar="past"]')
  await bar.waitFor()

  const { bottom } = await boxOf(bar)
  expect(bottom).toBe(900)
  expect(await bar.innerText()).toMatch(/^Cotton Panjabi, Plain\s+[\d,]+ BDT\s+Navy · L/)
  expect(await buy.count()).toBe(1)
  await buy.click({ trial: true })

  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView())
  await bar.waitFor({ state: 'detached' })
})
