import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { openSecondServer } from '../support/second-server.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { endShops, type RunningShop } from '../support/shop.ts'
import { openAsAdmin } from './admin.ts'

// The second server of the shop that the run shares.
let second: RunningShop
beforeAll(async () => {
  second = await openSecondServer(process.env.SHOP_DATA_DIR ?? '')
})
afterAll(endShops)

// Letters that no word of the shop is like, others for each test.
const freshWord = () => `${Array.from({ length: 9 }, () => 'qxzwvjky'[Math.floor(Math.random() * 8)]).join('')}a`

const trial = (page: Page) => page.getByRole('searchbox', { name: 'What does a search find?' })
const saveWords = async (page: Page, ...words: string[]) => {
  await page.getByLabel('One word a line').fill(words.join('\n'))
  await page.getByRole('button', { name: 'Save words' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Looks for it at a server, anew until it is found: the other server is told within a second. */
const searchUntilFound = async (page: Page, shop: { url: string }, word: string, product: string) => {
  for (;;) {
    await page.goto(`${shop.url}/search?q=${encodeURIComponent(word)}`)
    const seen = await page
      .getByRole('article')
      .filter({ hasText: product })
      .first()
      .waitFor({ timeout: 2000 })
      .then(() => true)
      .catch(() => false)
    if (seen) return
  }
}

test('on a phone: the owner adds a word, and it finds at once, at another server too', async () => {
  const word = freshWord()
  const page = await openAsAdmin({ width: 360 })
  await page.goto('/searchWords')
  await trial(page).fill(word)
  await page.getByText(`“${word}” finds nothing.`).waitFor()

  await page.getByRole('button', { name: 'Add words', exact: true }).click()
  await saveWords(page, word, `olive wood ${word}`, 'olive wood tasbih')
  await page.getByText(new RegExp(`“${word}” finds \\d+ product`)).waitFor()
  await page.getByRole('list', { name: 'The first products' }).getByText('Olive Wood Tasbih').first().waitFor()

  const visitor = await openPage({ width: 360 })
  for (const shop of [sharedShop, second]) await searchUntilFound(visitor, shop, word, 'Olive Wood Tasbih')

  await page.getByPlaceholder('A word').fill(word)
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText(`1 group with “${word}”`).waitFor()
  await page.getByRole('button', { name: `Remove the words of ${word}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove words' }).click()
  await page.getByText(`“${word}” stands in no group yet.`).waitFor()
  await page.getByText(`“${word}” finds nothing.`).waitFor()
})

test('what a visitor did not find stands in the owner’s list, and one press begins to add it', async () => {
  const word = freshWord()
  const visitor = await openPage()
  await visitor.goto(`/search?q=${word}`)
  await visitor.getByRole('link', { name: 'Clear the search' }).waitFor()

  const page = await openAsAdmin({ width: 360 })
  const row = page.getByRole('row', { name: word })
  for (;;) {
    await page.goto('/searchWords?view=missed')
    await page.getByRole('link', { name: '7 days' }).waitFor()
    await page.getByRole('table').or(page.getByText('everybody found something')).waitFor()
    if ((await row.count()) > 0) break
  }
  await row.getByText('Once').waitFor()
  await page.getByRole('button', { name: `Add a word: ${word}` }).click()
  expect(await page.getByLabel('One word a line').inputValue()).toBe(`${word}\n`)
  await page.getByRole('button', { name: 'Cancel' }).click()
})

const screens = [
  [
    'the words with a trial',
    async (page: Page) => {
      await page.goto('/searchWords')
      await page.getByRole('table').waitFor()
      await trial(page).fill('attar')
      await page.getByRole('list', { name: 'The first products' }).waitFor()
    },
  ],
  [
    'the form with mistakes',
    async (page: Page) => {
      await page.goto('/searchWords')
      await page.getByRole('button', { name: 'Add words', exact: true }).click()
      await page.getByRole('button', { name: 'Save words' }).click()
      await page.getByRole('group', { name: 'There is a problem' }).waitFor()
    },
  ],
  [
    'searches without a result',
    async (page: Page) => {
      await page.goto('/searchWords?view=missed')
      await page.getByRole('table').or(page.getByText('everybody found something')).waitFor()
    },
  ],
] as const

test.each(screens)('%s: accessible on phone and desk, light and dark, at 200 %% and 320 px', async (_, show) => {
  const page = await openAsAdmin()
  await show(page)

  await look(page)
})
