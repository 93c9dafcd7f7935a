import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'

let page: Page

const focused = () => page.locator(':focus')
/** The heading of a page takes the focus a moment after it is there. */
const arrivedAt = (name: string) => page.getByRole('heading', { level: 1, name }).and(focused()).waitFor()
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('the first stop of Tab leads past the categories to the content', async () => {
  page = await openPage()
  await page.goto('/')
  await page.getByRole('article').first().waitFor()

  await press('Tab')
  expect(await focused().innerText()).toBe('Skip to content')
  await press('Enter', 'Tab')
  const first = page.getByRole('article').first().getByRole('link')
  expect(await focused().innerText()).toBe(await first.innerText())
})

test('a product is found and opened with the keyboard alone', async () => {
  page = await openPage()
  await page.goto('/')
  await page.getByRole('article').first().waitFor()

  await press('Tab', 'Tab', 'Tab')
  expect(await focused().getAttribute('placeholder')).toBe('What are you looking for.....')
  await page.keyboard.type('oud and amber roll')
  await press('Enter')
  await page.getByRole('status').filter({ hasText: '“oud and amber roll”' }).waitFor()
  await arrivedAt('Search')

  await page.getByRole('article').first().waitFor()
  const found = page.getByRole('article').first().getByRole('link')
  do await press('Tab')
  while (!(await found.evaluate((link) => link === document.activeElement)))
  await press('Enter')
  await arrivedAt('Oud and Amber Roll On Pair')
})

test('Esc closes the menu of a phone and gives the focus back', async () => {
  page = await openPage({ width: 360 })
  await page.goto('/')
  await press('Tab', 'Tab', 'Enter')
  await page.getByRole('dialog', { name: 'Categories' }).waitFor()

  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await focused().getAttribute('aria-label')).toBe('Menu')
})

test('a category of the menu opens its page and closes the menu', async () => {
  page = await openPage({ width: 360 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Tupi' }).click()

  await arrivedAt('Tupi')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})
