import type { Page } from 'playwright-core'
import { openStoredPage, sizeOf, widths } from '../support/browser.ts'
import { lookAtTheme } from '../support/look.ts'

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

type Screen = [name: string, address: string, ready: (page: Page) => Promise<void>]

const screens: Screen[] = [
  ['donation', '/donation', heading],
  ['the orphanage', '/orphanage', heading],
  ['the old age home', '/oldagehome', heading],
  ['payment', '/payment', heading],
  ['payment with a mistake', '/payment', press('Verify')],
  ['payment with a number that is one', '/payment', verified],
  ['contact', '/contactus', heading],
  ['contact with mistakes', '/contactus', press('Send')],
]

// Each screen is opened once and then looked at in every way: opening it anew only takes time.
const opened: Record<string, Page> = {}
const show = async ([name, address, ready]: Screen) => {
  const before = opened[name]
  if (before) return before
  const page = await openStoredPage({ width: 360 })
  opened[name] = page
  await page.goto(address)
  await ready(page)
  return page
}

const themes = ['light', 'dark'] as const

describe.each(widths)('at %i px', (width) => {
  test.each(themes.flatMap((theme) => screens.map((screen) => [theme, screen[0], screen] as const)))(
    '%s: %s has no accessibility fault',
    async (theme, _, screen) => {
      const page = await show(screen)
      await page.setViewportSize(sizeOf(width))
      await lookAtTheme(page, theme)
    },
  )
})

test.each(screens)('at 320 px %s needs no scrolling sideways', async (...screen) => {
  const page = await show(screen)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
