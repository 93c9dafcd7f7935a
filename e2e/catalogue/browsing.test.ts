import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'

let page: Page
beforeEach(async () => {
  page = await openPage()
})

const cards = () => page.getByRole('article')
const firstName = () => cards().first().getByRole('heading').innerText()
const pageLink = (number: number) => page.getByRole('link', { name: `Page ${number}`, exact: true })
const currentPage = (number: number) =>
  page
    .locator('[aria-current="page"]')
    .filter({ hasText: String(number) })
    .waitFor()
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('the home page shows ten products of the whole shop and the way to the others', async () => {
  await page.goto('/')

  await cards().first().waitFor()
  expect(await cards().count()).toBe(10)
  // Other tests add products of their own.
  expect(
    Number(
      await page
        .getByRole('link', { name: /^Page \d+$/ })
        .last()
        .innerText(),
    ),
  ).toBeGreaterThanOrEqual(12)
  expect(await page.title()).toBe('Sunnah Store')
})

test('page and size live in the address, and back and forward go through what was seen', async () => {
  await page.goto('/QuranandHadith')
  await cards().first().waitFor()
  const first = await firstName()

  await pageLink(2).click()
  await currentPage(2)
  const eleventh = await firstName()
  expect(eleventh).not.toBe(first)
  expect(new URL(page.url()).search).toBe('?page=2')

  await page.getByLabel('Per page').selectOption('5')
  await currentPage(3)
  await cards().nth(5).waitFor({ state: 'detached' })
  await cards().nth(4).waitFor()
  expect(await firstName()).toBe(eleventh)
  expect(new URL(page.url()).search).toBe('?page=3&size=5')
  await pageLink(6).waitFor()

  await page.goBack()
  await currentPage(2)
  await cards().nth(9).waitFor()
  await page.goBack()
  await currentPage(1)
  expect(await firstName()).toBe(first)
  await page.goForward()
  await currentPage(2)
  expect(await firstName()).toBe(eleventh)
})

test('going back returns to the place that was left', async () => {
  await page.goto('/QuranandHadith')
  await pageLink(2).waitFor()
  // With it the page is long enough.
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => window.scrollTo(0, 700))
  await cards().nth(6).getByRole('link').click()
  await page.getByText('Customer Reviews').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await pageLink(2).waitFor()
  await page.waitForFunction(() => window.scrollY === 700)
})

test('each category has its own page with its own products', async () => {
  await page.goto('/')
  const sidebar = page.getByRole('navigation', { name: 'Categories' })
  const names = ['Quran and Hadith', 'Panjabi', 'Borka', 'Tupi', 'Jainamaj', 'Tasbih', 'Attar']

  for (const name of names) {
    await sidebar.getByRole('link', { name }).click()
    await heading(name)
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ products$/ })
      .waitFor()
    await cards().first().waitFor()
    expect(await sidebar.locator('[aria-current="page"]').innerText()).toBe(name)
    await page.waitForFunction((title) => document.title === title, `${name} · Sunnah Store`)
  }
  expect(new URL(page.url()).pathname).toBe('/attar')
})

test('an address that nobody knows is answered with 404 and the way home', async () => {
  const answer = await page.goto('/no-such-page')

  expect(answer?.status()).toBe(404)
  await heading('This page is not here')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await cards().first().waitFor()
})
