import type { Page } from 'playwright-core'
import { type Look, openPage, type widths } from '../support/browser.ts'

/** The search of a page, and what it says. */
export const searchOn = (pageNow: () => Page) => {
  const field = () => pageNow().getByRole('combobox', { name: 'Search the shop' })
  const icon = () => pageNow().getByRole('button', { name: 'Search', exact: true })
  const status = (text: string | RegExp) => pageNow().getByRole('status').filter({ hasText: text })
  return {
    field,
    icon,
    status,
    dialog: () => pageNow().getByRole('dialog', { name: 'Search' }),
    option: (name: string | RegExp) => pageNow().getByRole('option', { name }),
    focusedOn: (name: string) => pageNow().locator(`:focus[aria-label="${name}"]`),
    pathOf: () => new URL(pageNow().url()).pathname + new URL(pageNow().url()).search,
    /** At the width of a phone the search opens over the page. */
    openSearch: (width: (typeof widths)[number]) => (width === 360 ? icon().click() : field().click()),
    search: async (words: string) => {
      await field().press('Enter')
      await status(`for “${words}”`).waitFor()
    },
  }
}

/** The home page with its products. */
export const openHomeIn = async (look: Look): Promise<Page> => {
  const page = await openPage(look)
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  return page
}
