import type { Page } from 'playwright-core'
import { expectAccessible } from '../support/accessible.ts'
import { openPage, widths } from '../support/browser.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()

const press = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('group', { name: 'There is a problem' }).waitFor()
}

const verified = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Bkash number' }).fill('01712345678')
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('01712-345678 is a mobile number of Bangladesh.').waitFor()
}

const screens: [string, string, (page: Page) => Promise<void>][] = [
  ['donation', '/donation', heading],
  ['the orphanage', '/orphanage', heading],
  ['the old age home', '/oldagehome', heading],
  ['payment', '/payment', heading],
  ['payment with a mistake', '/payment', press('Verify')],
  ['payment with a number that is one', '/payment', verified],
  ['contact', '/contactus', heading],
  ['contact with mistakes', '/contactus', press('Send')],
]

describe.each(widths)('at %i px', (width) => {
  test.each(
    (['light', 'dark'] as const).flatMap((colorScheme) => screens.map((screen) => [colorScheme, ...screen] as const)),
  )('%s: %s has no accessibility fault', async (colorScheme, _, address, ready) => {
    const page = await openPage({ width, colorScheme })
    await page.goto(address)
    await ready(page)
    await expectAccessible(page)
  })
})

test.each(screens)('at 320 px %s needs no scrolling sideways', async (_, address, ready) => {
  const page = await openPage({ width: 360 })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address)
  await ready(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
