import type { Page } from 'playwright-core'
import { openPage, widths } from '../support/browser.ts'
import { shiftsOver, watchShifts } from '../support/shifts.ts'

let page: Page
beforeEach(async () => {
  page = await openPage({ width: 360 })
})

const openSearch = async () => {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  return page.getByRole('combobox', { name: 'Search the shop' })
}
const search = async (words: string) => {
  const field = await openSearch()
  await field.fill(words)
  await field.press('Enter')
}
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()
const names = async () => {
  await page.getByRole('article').first().waitFor()
  return page.getByRole('article').getByRole('heading').allInnerTexts()
}

test('words in any order find what is sold under them', async () => {
  await page.goto('/')
  await search('rose attar')

  await status(/^\d+ products? for “rose attar”$/)
  expect(new URL(page.url()).search).toBe('?q=rose+attar')
  expect((await names()).join()).toContain('Rose Attar')

  await search('attar rose')
  await status('for “attar rose”')
  expect((await names()).join()).toContain('Rose Attar')
})

test('a typo still finds it', async () => {
  await page.goto('/')
  await search('tasbeh')

  await status(/^\d+ products? for “tasbeh”$/)
  expect((await names()).join()).toMatch(/Tasbih/i)
})

test('a search in a category finds its products, page by page', async () => {
  await page.goto('/search?q=panjabi&size=5')
  await status('for “panjabi”')

  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL(/page=2/)
  await page.getByRole('article').first().waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('panjabi')
  expect(await (await openSearch()).inputValue()).toBe('panjabi')
})

test('nothing found says so and offers the categories and all products', async () => {
  await page.goto('/')
  await search('zamzam')

  await status('Nothing found for “zamzam”')
  await page.getByRole('main').getByRole('link', { name: 'Tasbih', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await status(/^\d+ products$/)
  expect(await (await openSearch()).inputValue()).toBe('')
})

test('where nothing is found there is nothing to filter and to sort, but for what was filtered', async () => {
  const shown = (seen: Page) =>
    Promise.all([
      seen.getByRole('complementary', { name: 'Filters' }).isVisible(),
      seen.getByRole('button', { name: 'Filter' }).isVisible(),
      seen.getByRole('combobox', { name: 'Sort by' }).isVisible(),
    ])
  for (const width of widths) {
    page = await openPage({ width })
    await watchShifts(page)
    await page.goto('/search?q=zamzam')
    await page.getByRole('link', { name: 'Clear the search' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await shown(page)).toEqual([false, false, false])
    expect(await shiftsOver(page)).toEqual([])

    await page.goto('/search?q=zamzam&inStock=true')
    await page.getByRole('link', { name: 'Clear all' }).first().waitFor()
    expect(await shown(page)).toEqual([width === 1280, width === 360, true])
  }
})

test('the words of a search are not those of the log-in that its reader goes to', async () => {
  page = await openPage({ width: 1280 })
  await page.goto('/search?q=attar')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' })
  expect(await field.inputValue()).toBe('attar')

  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByText('Continue With Google').waitFor()
  expect(await field.inputValue()).toBe('')
})
