import { openPage, widths } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { productPage } from '../support/trade.ts'

const addressOf = (name: string) => productPage(sharedShop, name)

test.each([
  ['en', 'Colour · Size', /^Navy · L\s+1,187 BDT.*\s\d+ available$/s, /\sOut of stock$/],
  ['bn', 'রং · সাইজ', /^নেভি ব্লু · L\s+১,১৮৭ টাকা.*\sস্টকে [০-৯]+টি আছে$/s, /\sস্টক শেষ$/],
])(
  'whoever runs no scripts reads which sizes and colours there are, with price and stock of each: %s',
  async (language, caption, made, soldOut) => {
    const page = await openPage({ width: 360, withoutScripts: true })
    await page.goto(`${await addressOf('Cotton Panjabi, Plain')}?lang=${language}`)

    const table = page.getByRole('table', { name: caption })
    const rows = await table.getByRole('row').allInnerTexts()
    expect(rows).toHaveLength(10)
    expect(rows).toContainEqual(expect.stringMatching(made))
    expect(rows).toContainEqual(expect.stringMatching(soldOut))
  },
)

test('a product that is made in one way has no table of ways, and with scripts there is none', async () => {
  const page = await openPage({ width: 360, withoutScripts: true })
  await page.goto(await addressOf('Amber Attar in Cut Glass Bottle, 12 ml'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('table').count()).toBe(0)

  const withScripts = await openPage({ width: 360 })
  await withScripts.goto(await addressOf('Cotton Panjabi, Plain'))
  await withScripts.getByRole('radio', { name: 'Navy' }).waitFor()
  expect(await withScripts.getByRole('table').count()).toBe(0)
})

test('whoever runs no scripts chooses the other language on any page, and goes on in it', async () => {
  for (const width of widths) {
    const page = await openPage({ width, withoutScripts: true })
    await page.goto('/attar?lang=en&page=2')
    await page.getByRole('link', { name: 'বাংলা', exact: true }).click()
    await page.waitForURL((url) => url.pathname + url.search === '/attar?page=2')
    const languageShown = () => page.locator('html').getAttribute('lang')
    expect(await languageShown()).toBe('bn')
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL(/productDetail/)
    expect(await languageShown()).toBe('bn')
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await page.waitForURL(/productDetail/)
    expect(await languageShown()).toBe('en')
  }
})

test('whoever runs no scripts finds one search with a button at every width, and no empty band above the page', async () => {
  for (const width of widths) {
    const page = await openPage({ width, withoutScripts: true })
    await page.goto('/')
    const above = await page.locator('.without-scripts').boundingBox()
    expect(above?.height).toBeGreaterThan(44)
    await page.getByRole('search').getByRole('searchbox').fill('attar')
    await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/search\?q=attar/)
  }
})

test('whoever runs no scripts finds the ways on also on a page that only scripts can make', async () => {
  for (const width of widths) {
    const page = await openPage({ width, withoutScripts: true })
    await page.goto('/forgotPassword?lang=en')
    expect(await page.getByRole('paragraph').innerText()).toMatch(/JavaScript switched off, and this page needs it/)
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Attar' }).click()
    await page.waitForURL(/\/attar/)
    await page.goto('/wishes?lang=en')
    await page.getByRole('searchbox').fill('attar')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/search\?.*q=attar/)
    await page.goto('/wishes')
    await page.getByRole('link', { name: 'Sunnah Store' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }
})
