import type { Page } from 'playwright-core'
import { expectAccessible } from '../support/accessible.ts'
import { openPage } from '../support/browser.ts'
import { goWithin } from '../support/go-within.ts'
import { look, lookAtTheme } from '../support/look.ts'
import { holdAnswers } from './held-answers.ts'

const products = (page: Page) => page.getByRole('article').first().waitFor()
const shows = (text: string) => (page: Page) => page.getByText(text).first().waitFor()

const openProduct = async (page: Page) => {
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByText('Customer Reviews').waitFor()
}

const screens: [string, string, (page: Page) => Promise<void>][] = [
  ['home', '/', products],
  ['a category', '/borka', products],
  ['search', '/search?q=oud', products],
  ['a search without a result', '/search?q=zamzam', shows('Clear the search')],
  ['a page behind the last one', '/?page=99', shows('There is no page 99.')],
  ['a product', '/search?q=Quran Majeed A5 Maroon', openProduct],
  ['an unknown address', '/nowhere', shows('This page is not here')],
]

test.each(screens)('%s has no fault, whatever the window', async (_, address, ready) => {
  const page = await openPage({ width: 360 })
  await page.goto(address)
  await ready(page)
  await look(page)
})

test('products on their way and products that did not come have no fault, whatever the window', async () => {
  const page = await openPage({ width: 360 })
  const answers = await holdAnswers(page)
  await goWithin(page, '/attar')
  await page.locator('[aria-busy="true"]').waitFor()
  await look(page)
  await answers.fail()
  await page.getByRole('alert').waitFor()
  await look(page)
})

test('the frame of a desk has no fault in the dark', async () => {
  const page = await openPage()
  await page.goto('/')
  await products(page)
  await lookAtTheme(page, 'dark')
})

test('the menu of a phone has no accessibility fault', async () => {
  const page = await openPage({ width: 360 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
})
