import type { Page } from 'playwright-core'
import { type Look, openPage, widths } from '../support/browser.ts'
import { lookAtTheme } from '../support/look.ts'
import { openHomeIn, searchOn } from './search-field.ts'

let page: Page

const { field, icon, dialog, option, status, focusedOn, pathOf, openSearch, search } = searchOn(() => page)

const openHome = async (look: Look) => {
  page = await openHomeIn(look)
}

test('all that is suggested for an unfinished word is on the page that it leads to', async () => {
  await openHome({ width: 1280 })
  await openSearch(1280)
  await field().fill('pan')
  const all = option(/^Show all \d+ products$/)
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0]

  await all.click()

  await status(new RegExp(`^${count} .*“panjabi”`)).waitFor()
})

test('on a phone a product is found and opened by touch, and a step back leads past the search', async () => {
  await openHome({ width: 360, touch: true })
  await icon().tap()
  await focusedOn('Search the shop').waitFor()
  await page.keyboard.type('panjabi')
  await status(/^\d+ products found$/).waitFor()

  await option(/Cotton Panjabi, Plain.*1,187 BDT/).tap()
  await page.getByRole('heading', { level: 1, name: 'Cotton Panjabi, Plain' }).waitFor()
  expect(await dialog().count()).toBe(0)

  await page.goBack()
  await page.getByRole('article').first().waitFor()
  expect(pathOf()).toBe('/')
  expect(await dialog().count()).toBe(0)
})

test.each([
  ['the step back', () => page.goBack()],
  ['the arrow', () => page.getByRole('button', { name: 'Close the search' }).click()],
  ['Esc', () => page.keyboard.press('Escape')],
])('on a phone %s closes the search, leaves the page as it was and gives the focus back', async (_, close) => {
  page = await openPage({ width: 360 })
  await page.goto('/?page=2')
  await page.getByRole('article').nth(3).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  // A click of the test's own would scroll the page for the bar that sticks to it.
  await icon().evaluate((button: HTMLElement) => {
    button.focus({ preventScroll: true })
    button.click()
  })
  await focusedOn('Search the shop').waitFor()
  await page.keyboard.type('bor')
  await close()

  await dialog().waitFor({ state: 'detached' })
  await focusedOn('Search').waitFor()
  expect(pathOf()).toBe('/?page=2')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('at a desk the keyboard chooses a product, and the field says which', async () => {
  await openHome({})
  await field().focus()
  await page.keyboard.type('panjabi')
  await option(/^Cotton Panjabi/).waitFor()
  expect(await field().getAttribute('aria-expanded')).toBe('true')

  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('[role=option][aria-selected=true]')
  const first = await page.getByRole('option').first().getAttribute('id')
  await page.locator('[aria-activedescendant]').waitFor()
  expect([await chosen.getAttribute('id'), await field().getAttribute('aria-activedescendant')]).toEqual([first, first])
  await page.keyboard.press('ArrowUp')
  expect(await chosen.count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  const name = await chosen.locator('span').first().innerText()

  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: name.split('\n')[0] ?? '' }).waitFor()
})

test('at a desk Enter searches what was typed, Esc closes the suggestions, then empties the field, Tab leaves them', async () => {
  await openHome({})
  await field().focus()
  await page.keyboard.type('oud')
  await page.getByRole('listbox').waitFor()

  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await field().inputValue()).toBe('oud')
  await page.keyboard.press('Escape')
  expect(await field().inputValue()).toBe('')

  await page.keyboard.type('tasbih')
  await page.getByRole('listbox').waitFor()
  await page.keyboard.press('Tab')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await field().inputValue()).toBe('tasbih')

  await page.keyboard.press('Shift+Tab')
  await page.getByRole('listbox').waitFor()
  await search('tasbih')
  await page.getByRole('heading', { level: 1, name: 'Search' }).and(page.locator(':focus')).waitFor()
  expect(await page.getByRole('listbox').count()).toBe(0)
})

test('on a phone all that was found, a category and what was looked for before are one step away', async () => {
  const width = 360
  await openHome({ width })
  await openSearch(width)
  await field().fill('large print quran')
  await search('large print quran')

  await openSearch(width)
  await field().fill('panjabi')
  await option(/^Panjabi/).click()
  await page.getByRole('heading', { level: 1, name: 'Panjabi' }).waitFor()

  await openSearch(width)
  await field().fill('panjabi')
  await option(/^Show all \d+ products$/).click()
  await status('for “panjabi”').waitFor()
  expect(pathOf()).toBe('/search?q=panjabi')

  await openSearch(width)
  await field().fill('')
  await option('large print quran').waitFor()
  expect(await page.getByRole('listbox').getByRole('option').allInnerTexts()).toEqual([
    'panjabi',
    'large print quran',
    'Clear list',
  ])
  await option('Clear list').click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
})

test.each(widths)('at %i px the suggestions have no accessibility fault, light or dark', async (width) => {
  await openHome({ width })
  await openSearch(width)
  await field().fill('oud')
  await search('oud')
  await openSearch(width)
  for (const [typed, shown] of [
    ['', /^oud$/],
    ['panjabi', /^Show all/],
    ['zamzam', /^oud$/],
  ] as const) {
    await field().fill(typed)
    await option(shown).waitFor()
    if (typed === 'panjabi') await page.keyboard.press('ArrowDown')
    await lookAtTheme(page, 'light')
    await lookAtTheme(page, 'dark')
  }
})
