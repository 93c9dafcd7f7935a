import { openPage } from '../support/browser.ts'
import { look } from '../support/look.ts'

const picture = /\/images\/.*\.webp/

test('whose device saves data sees no picture before it is tapped, and then its smallest size', async () => {
  const page = await openPage({ width: 360 })
  await page.context().setExtraHTTPHeaders({ 'save-data': 'on' })
  const asked: string[] = []
  const told: string[] = []
  page.on('request', (request) => picture.test(request.url()) && asked.push(new URL(request.url()).pathname))
  page.on('console', (message) => told.push(message.text()))
  // The last shows a product that no other test takes away meanwhile.
  for (const address of ['/', '/attar', '/search?q=Amber%20Attar%20in%20Cut%20Glass%20Bottle']) {
    await page.goto(address)
    await page.getByRole('contentinfo').waitFor()
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
  expect(told).toEqual([])

  const card = page.getByRole('article').filter({ hasText: 'Amber Attar in Cut Glass Bottle' })
  const tapped = page.waitForRequest(picture)
  await card.getByRole('button', { name: /^Show picture/ }).click()
  await card.locator('img').waitFor()
  await tapped
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/-320\.webp$/)
  await look(page)

  await card.getByRole('link').first().click()
  await page.waitForURL(/productDetail/)
  await page
    .getByRole('button', { name: /^Show picture/ })
    .first()
    .press('Enter')
  await page.locator('main img').first().waitFor()
  expect(
    await page
      .locator('main img')
      .first()
      .evaluate((shown) => shown === document.activeElement),
  ).toBe(true)
})

test('whoever saves data and runs no scripts has each picture in its smallest size, once it is near', async () => {
  const page = await openPage({ width: 360, withoutScripts: true })
  await page.context().setExtraHTTPHeaders({ 'save-data': 'on' })
  for (const address of ['/attar', '/donation']) {
    await page.goto(address)
    const drawn = page.locator('main img').first()
    await drawn.scrollIntoViewIfNeeded()
    expect(await drawn.getAttribute('src')).toMatch(/-(320|480)\.webp$/)
    expect(await drawn.getAttribute('srcset')).toBeNull()
    expect((await drawn.boundingBox())?.width).toBeGreaterThan(100)
    expect(await page.getByRole('button', { name: /^Show picture/ }).count()).toBe(0)
  }
})

test('saving data is chosen at the foot of each page, and rendered at the next visit', async () => {
  const page = await openPage({ width: 360 })
  await page.goto('/attar')
  await page.locator('main img').first().waitFor()
  await page.getByRole('checkbox', { name: 'Save data: pictures on tap' }).check()
  await page
    .getByRole('button', { name: /^Show picture/ })
    .first()
    .waitFor()
  expect(await page.locator('main article img').count()).toBe(0)

  const html = await (await page.request.get('/attar')).text()
  expect(html).toContain(' data-low-data')
  expect(html).not.toMatch(/<img[^>]*-640\.webp/)
  await page.reload()
  await page.getByRole('checkbox', { name: 'Save data: pictures on tap' }).uncheck()
  await page.locator('main article img').first().waitFor()
})
