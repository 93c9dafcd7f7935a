import type { CDPSession, Page } from 'playwright-core'
import { type Look, openPage, widths } from '../support/browser.ts'
import { openHomeIn, searchOn } from './search-field.ts'
import { noteMoments, on2G, watchSuggestions, wireOf } from './suggestion-requests.ts'

let page: Page

const { field, icon, dialog, option, status, pathOf, openSearch, search } = searchOn(() => page)

const openHome = async (look: Look) => {
  page = await openHomeIn(look)
}

test.each(widths)('no letter is lost while suggestions come and go, at %i px', async (width) => {
  const words = 'tasbih white with glass beads'
  await openHome({ width })
  await openSearch(width)
  await field().pressSequentially(words, { delay: 70 })

  expect(await field().inputValue()).toBe(words)
})

test('a press on the search gives the focus to its field, within the press and to nothing before', async () => {
  await openHome({ width: 360 })
  await page.evaluate(() => {
    const focused: (string | null)[] = []
    Object.assign(window, { focused })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest('dialog')) focused.push(target.role ?? target.tagName)
    })
    document.addEventListener('click', () => queueMicrotask(() => focused.push('the press ends')))
  })
  await icon().click()
  await dialog().getByRole('status').waitFor({ state: 'attached' })

  expect(await page.evaluate(() => Reflect.get(window, 'focused'))).toEqual(['combobox', 'the press ends'])
})

/** Puts those letters under the keyboard's composition, as if they were typed one by one. */
const compose = async (wire: CDPSession, ...texts: string[]) => {
  for (const text of texts)
    await wire.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** A search that is ready for the keyboard; its clock stands still. */
const openPaused = async () => {
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
  const { wire, asked } = await openPaused()
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
  const { wire, asked } = await openPaused()
  await compose(wire, 'ta', 'tas', 'tasb', 'tasbih')
  await page.clock.runFor(300)
  expect(asked).toEqual([])
  await page.clock.runFor(100)
  await status(/products found/).waitFor()
  expect(asked.map(({ search: words }) => words)).toEqual(['tasbih'])
})

test('quick typing asks at most once in 150 ms, and what is overtaken is cancelled on the wire', async () => {
  const { wire, asked } = await openPaused()
  const moments = await noteMoments(page)
  await on2G(wire)

  for (const letter of 'panjabi white cotton') {
    await page.keyboard.type(letter)
    await page.clock.runFor(40)
  }
  await page.clock.runFor(150)
  await status(/products? found|Nothing found/).waitFor()
  const asks = await moments()
  expect(asks.length).toBeGreaterThan(2)
  expect(Math.min(...asks.slice(1).map((moment, i) => moment - (asks[i] ?? 0)))).toBeGreaterThanOrEqual(150)
  expect(asked.map(({ cancelled }) => cancelled)).toEqual(asks.map((_, i) => i < asks.length - 1))
  expect(asked.at(-1)?.search).toBe('panjabi white cotton')
})

const mostBytes = 1.5 * 1024

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
  // An answer may be shown before the wire has told that it is whole.
  while (asked.some(({ bytes }) => bytes === null)) await new Promise(setImmediate)
  expect(asked.map(({ search: sent }) => sent)).toEqual(searches)
  expect(asked.filter(({ bytes }) => Number(bytes) > mostBytes)).toEqual([])
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
