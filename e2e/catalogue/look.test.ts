import type { Page } from 'playwright-core'
import { expectAccessible } from '../support/accessible.ts'
import { openPage, widths } from '../support/browser.ts'
import { holdAnswers } from './held-answers.ts'

const goods = (page: Page) => page.getByRole('article').first().waitFor()
const shows = (text: string) => (page: Page) => page.getByText(text).first().waitFor()

const openProduct = async (page: Page) => {
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByText('Customer Reviews').waitFor()
}

const screens: [string, string, (page: Page) => Promise<void>][] = [
  ['home', '/', goods],
  ['a category', '/borka', goods],
  ['search', '/search?q=oud', goods],
  ['a search without a result', '/search?q=zamzam+bottle', shows('Clear the search')],
  ['a page behind the last one', '/?page=99', shows('There is no page 99.')],
  ['a product', '/search?q=Quran Majeed A5 Maroon', openProduct],
  ['an unknown address', '/nowhere', shows('This page is not here')],
]

describe.each(widths)('at %i px', (width) => {
  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    test.each(screens)('%s has no accessibility fault', async (_, address, ready) => {
      const page = await openPage({ width, colorScheme })
      await page.goto(address)
      await ready(page)
      await expectAccessible(page)
    })

    test('goods on their way and goods that did not come have no accessibility fault', async () => {
      const page = await openPage({ width, colorScheme })
      const answers = await holdAnswers(page)
      await page.goto('/attar')
      await page.locator('[aria-busy="true"]').waitFor()
      await expectAccessible(page)
      await answers.fail()
      await page.getByRole('alert').waitFor()
      await expectAccessible(page)
    })
  })
})

test('the menu of a phone has no accessibility fault', async () => {
  const page = await openPage({ width: 360 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
})

test.each(screens)('at 320 px %s needs no scrolling sideways', async (_, address, ready) => {
  const page = await openPage({ width: 360 })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address)
  await ready(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
