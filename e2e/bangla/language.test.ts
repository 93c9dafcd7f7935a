import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'

let page: Page

const language = () => page.evaluate(() => document.documentElement.lang)

const choose = (name: string) => page.getByRole('banner').getByRole('button', { name }).click()

test('on a phone: the shop changes to Bangla, stays so at the next visit, and back', async () => {
  const width = 360
  page = await openPage({ width })
  await page.goto('/borka')
  await choose('বাংলা')
  await page.getByRole('heading', { level: 1, name: 'বোরকা', includeHidden: true }).waitFor()
  expect(await language()).toBe('bn')
  await page.waitForFunction(() => document.title === 'বোরকা · সুন্নাহ স্টোর')

  await page.reload()
  await page
    .getByRole('link', { name: /^আরও দেখুন/ })
    .first()
    .waitFor()
  expect(await language()).toBe('bn')

  await choose('English')
  await page.getByRole('heading', { level: 1, name: 'Borka', includeHidden: true }).waitFor()
  expect(await language()).toBe('en')
})

test('what is chosen stands over the language that the address asks for', async () => {
  page = await openPage()
  await page.goto('/borka?lang=bn&sort=NEWEST')
  await choose('English')
  await page.getByRole('heading', { level: 1, name: 'Borka', includeHidden: true }).waitFor()
  await page.waitForURL((url) => url.search === '?sort=NEWEST')

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Borka', includeHidden: true }).waitFor()
})

test('who reads English downloads no Bangla', async () => {
  page = await openPage()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  await page.goto('/donation')
  await page.getByRole('heading', { level: 1, name: 'Donation' }).waitFor()
  expect(scripts.filter((path) => path.startsWith('/assets/bn'))).toEqual([])

  await choose('বাংলা')
  await page.getByRole('heading', { level: 1, name: 'দান' }).waitFor()
  expect(scripts.filter((path) => path.startsWith('/assets/bn'))).not.toEqual([])
})

test.each([['/'], ['/contactus'], ['/orphanage']])(
  'when Bangla does not come, the shop says so and stays as it is: %s',
  async (address) => {
    page = await openPage()
    await page.goto(address)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await page.route('**/bn-*.js', (route) => route.abort())
    await choose('বাংলা')
    await seeAlert(page, 'বাংলা could not be loaded.')
    expect(await language()).toBe('en')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
  },
)

test('on a phone a browser set to Bangla is spoken to in Bangla from the first word on', async () => {
  page = await openPage({ width: 360, locale: 'bn-BD' })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(document.getElementById('root')?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  await page.goto('/borka')
  await page.getByRole('heading', { level: 1, name: 'বোরকা', includeHidden: true }).waitFor()
  await page
    .getByRole('link', { name: /^আরও দেখুন/ })
    .first()
    .waitFor()
  expect(await language()).toBe('bn')
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join(' '))).not.toMatch(
    /Borka|Categories|Explore More/,
  )

  await choose('English')
  await page.getByRole('heading', { level: 1, name: 'Borka', includeHidden: true }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Borka', includeHidden: true }).waitFor()
  expect(await language()).toBe('en')
})
