import type { CDPSession, Page } from 'playwright-core'
import { type Look, openPage, widths } from '../support/browser.ts'
import { lookAtTheme } from '../support/look.ts'
import { on2G, watchSuggestions, wireOf } from './suggestion-requests.ts'

let page: Page

const field = () => page.getByRole('combobox', { name: 'Search the shop' })
const icon = () => page.getByRole('button', { name: 'Search', exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Search' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const focusedOn = (name: string) => page.locator(`:focus[aria-label="${name}"]`)
const pathOf = () => new URL(page.url()).pathname + new URL(page.url()).search

const openHome = async (look: Look) => {
  page = await openPage(look)
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
}

/** At the width of a phone the search opens over the page. */
const openSearch = async (width: (typeof widths)[number]) => {
  if (width === 360) await icon().click()
  else await field().click()
}

const search = async (words: string) => {
  await field().press('Enter')
  await status(`for “${words}”`).waitFor()
}

test.each(widths)('no letter is lost while suggestions come and go, at %i px', async (width) => {
  const words = 'tasbih white with glass beads'
  for (let round = 0; round < 3; round++) {
    await openHome({ width })
    await openSearch(width)
    await field().pressSequentially(words, { delay: 70 })

    expect(await field().inputValue()).toBe(words)
  }
})

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

  await option(/White Cotton Panjabi, Plain.*1,187 BDT/).tap()
  await page.getByRole('heading', { level: 1, name: 'White Cotton Panjabi, Plain' }).waitFor()
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
  await option(/^White Cotton/).waitFor()
  expect(await field().getAttribute('aria-expanded')).toBe('true')

  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('[role=option][aria-selected=true]')
  const first = await page.getByRole('option').first().getAttribute('id')
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
  expect(await page.locator(':focus').innerText()).toBe('Search')
  expect(await page.getByRole('listbox').count()).toBe(0)
})

test.each(widths)(
  'at %i px all that was found, a category and what was looked for before are one step away',
  async (width) => {
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
  },
)

/** Puts those letters under the keyboard's composition, as if they were typed one by one. */
const compose = async (wire: CDPSession, ...texts: string[]) => {
  for (const text of texts)
    await wire.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** A search that is ready for a keyboard which composes; its clock stands still. */
const openComposing = async () => {
  page = await openPage({ width: 360 })
  await page.clock.install()
  await page.goto('/')
  await icon().click()
  await dialog().getByRole('status').waitFor({ state: 'attached' })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const wire = await wireOf(page)
  return { wire, asked: await watchSuggestions(wire) }
}

test('half a letter of a Bangla keyboard is not asked for, the whole word is', async () => {
  const { wire, asked } = await openComposing()
  await compose(wire, 'ক', 'কু', 'কুর', 'কুর্')
  await page.clock.runFor(2_000)
  await compose(wire, 'কুরআ')
  expect(asked).toEqual([])

  await wire.send('Input.insertText', { text: 'কুরআন' })
  await page.clock.runFor(1)
  await status(/products found/).waitFor()
  expect(asked.map(({ search: words }) => words)).toEqual(['কুরআন'])
})

test('a keyboard that composes whole words is answered when it rests', async () => {
  const { wire, asked } = await openComposing()
  await compose(wire, 'ta', 'tas', 'tasb', 'tasbih')
  await page.clock.runFor(300)
  expect(asked).toEqual([])
  await page.clock.runFor(100)
  await status(/products found/).waitFor()
  expect(asked.map(({ search: words }) => words)).toEqual(['tasbih'])
})

test('quick typing asks at most once in 150 ms, and what is overtaken is cancelled on the wire', async () => {
  await openHome({})
  const wire = await wireOf(page)
  const asked = await watchSuggestions(wire)
  await field().focus()
  await page.keyboard.type('p')
  await on2G(wire)

  await page.keyboard.type('anjabi white cotton', { delay: 40 })
  await status(/products? found|Nothing found/).waitFor()
  const gaps = asked.slice(1).map(({ at }, i) => at - (asked[i]?.at ?? 0))
  expect(asked.length).toBeGreaterThan(2)
  // The browser notes the moment a little after the page asked.
  expect(Math.min(...gaps)).toBeGreaterThan(140)
  expect(asked.map(({ cancelled }) => cancelled)).toEqual(asked.map((_, i) => i < asked.length - 1))
  expect(asked.at(-1)?.search).toBe('panjabi white cotton')
})

const mostBytes = 1_500

test.each([
  ['English', 'en', ['oud', 'panjabi', 'quran', 'black borka']],
  ['Bangla', 'bn', ['আতর', 'পাঞ্জাবি', 'কুরআন', 'বোরকা']],
])('an answer in %s has at most 1.5 kB and comes over 2G', async (_, language, searches) => {
  page = await openPage({ width: 360 })
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  const wire = await wireOf(page)
  const asked = await watchSuggestions(wire)
  await page.getByRole('button', { name: language === 'bn' ? 'খুঁজুন' : 'Search', exact: true }).click()
  await page.locator('dialog').getByRole('combobox').fill('a')
  await page.getByRole('status').first().waitFor({ state: 'attached' })
  await on2G(wire)

  for (const words of searches) {
    await page.locator('dialog').getByRole('combobox').fill(words)
    await page.getByRole('option').nth(2).waitFor()
  }
  expect(asked.map(({ search: sent }) => sent)).toEqual(searches)
  expect(asked.filter(({ bytes }) => bytes === null || bytes > mostBytes)).toEqual([])
})

test('without the suggestions Enter searches all the same', async () => {
  page = await openPage({ width: 360 })
  await page.route(/\/assets\/prepare-/, (route) => route.abort())
  await page.goto('/')
  await icon().click()
  await field().fill('rose attar')
  await search('rose attar')
  expect(pathOf()).toBe('/search?q=rose+attar')
})

test('without a connection the suggestions say so quietly, and come back with it', async () => {
  await openHome({})
  await field().focus()
  await page.keyboard.type('bo')
  await page.getByRole('option').first().waitFor()

  await page.context().setOffline(true)
  await page.keyboard.type('rka')
  await status('Suggestions come back with the connection').waitFor()
  expect(await field().inputValue()).toBe('borka')
  await page.context().setOffline(false)
  await option(/^Borka/).waitFor()
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
