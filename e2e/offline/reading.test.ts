import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { look } from '../support/look.ts'
import { demoOwner, newShopper, putOnSale } from '../support/trade.ts'
import { openLine } from './line.ts'
import { asSeen, isKept, isReady, openReader, until } from './reader.ts'

const needsShop = 'The cart, the checkout, orders and accounts are only shown as they are now'

test('a list and a product that were seen are read without a connection, also by the link of a campaign, each with when it was seen', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 360 })
  await page.goto('/attar')
  await isReady(page)
  await isKept(page, '/attar', 'Attar')
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').locator('span').last().textContent()) ?? ''
  await card.getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const product = new URL(page.url()).pathname
  await isKept(page, product, name)
  const picture = page.locator('main img').first()
  const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))
  await isDrawn()

  await line.cut()
  await page.goto('/attar?utm_source=letter')
  await page.getByText(asSeen).waitFor()
  expect(await page.getByText(asSeen).count()).toBe(1)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(`**${product}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText(asSeen).waitFor()
  expect(await isDrawn()).toBe(true)
})

test('a page that was never opened says so, lists what can be read, and is there when the connection is back', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 360 })
  await page.goto('/borka')
  await isReady(page)
  await isKept(page, '/borka', 'Borka')

  await line.cut()
  await page.goto('/jainamaj')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.getByText('This page was not opened on this device before').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Borka', exact: true }).waitFor()
  await look(page)

  await line.mend()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.waitForURL('**/jainamaj')
  await page.getByRole('article').first().waitFor()
  expect(await page.getByText(asSeen).count()).toBe(0)
})

test.each([
  ['/search?q=attar', 'This page is not kept on this device'],
  ['/nowhere', 'This page is not kept on this device'],
  ['/login', 'This page is not kept on this device'],
  ['/cart', needsShop],
])('what is said of %s without a connection is true of it', async (address, said) => {
  const line = await openLine()
  const page = await openReader(line, { width: 360 })
  await page.goto('/borka')
  await isReady(page)
  await isKept(page, '/borka', 'Borka')

  await line.cut()
  await page.goto(address)
  await page.getByText(said).waitFor()
})

test('a search and another order of a list end without a connection where a link does', async () => {
  const line = await openLine()
  const page = await openReader(line)
  await page.goto('/panjabi')
  await isReady(page)
  await isKept(page, '/panjabi', 'Panjabi')
  const isOffline = async (asked: string) => {
    await page.waitForURL(`**/offline?asked=${encodeURIComponent(asked)}`)
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
    expect(await page.getByText(asSeen).count()).toBe(0)
  }

  await line.cut()
  const openKept = async () => {
    await page.goto('/panjabi')
    await page.getByText(asSeen).waitFor()
    await until(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-page-'))),
    )
  }
  await openKept()
  await page.getByLabel('Sort by').selectOption('RATING')
  await isOffline('/panjabi?sort=RATING')

  await page.goBack()
  await page.waitForURL('**/panjabi')
  await page.getByText(asSeen).waitFor()

  await openKept()
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' })
  await field.fill('attar')
  await field.press('Enter')
  await isOffline('/search?q=attar')
})

test('a list that was put in another order is read so without a connection', async () => {
  const line = await openLine()
  const page = await openReader(line)
  await page.goto('/panjabi')
  await isReady(page)
  await isKept(page, '/panjabi', 'Panjabi')
  const first = page.getByRole('article').first().getByRole('heading').locator('span').last()
  const newest = await first.textContent()
  await page.getByLabel('Sort by').selectOption('PRICE_LOW_TO_HIGH')
  await until(async () => (await first.textContent()) !== newest)
  const cheapest = await first.textContent()
  await isKept(page, '/panjabi?sort=PRICE_LOW_TO_HIGH', 'Panjabi · Price, low to high')

  await line.cut()
  await page.goto('/offline')
  const listed = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
  for (const name of ['Panjabi', 'Panjabi · Price, low to high']) await listed(name)
  await page.goto('/panjabi')
  await page.getByText(asSeen).waitFor()
  await page.getByLabel('Sort by').selectOption('PRICE_LOW_TO_HIGH')
  await page.waitForURL('**/panjabi?sort=PRICE_LOW_TO_HIGH')
  await page.getByText(asSeen).waitFor()
  await until(async () => (await first.textContent()) === cheapest)
})

test.each<[of: string, address: string, title: string, goOn: (page: Page) => Promise<unknown>]>([
  [
    'the second page of a list in another order',
    '/panjabi',
    'Panjabi · Best rated, page 2',
    async (page) => {
      await page.getByLabel('Sort by').selectOption('RATING')
      await page.waitForURL('**/panjabi?sort=RATING')
      await page.locator('main a[rel=next]').click()
      await page.waitForURL('**/panjabi?sort=RATING&page=2')
    },
  ],
  [
    'the second page in a language that the address says',
    '/?lang=bn',
    'সুন্নাহ স্টোর, পাতা ২',
    (page) => page.locator('main a[rel=next]').click(),
  ],
])('%s is read where it is listed', async (_, address, title, goOn) => {
  const line = await openLine()
  const page = await openReader(line, { width: 360 })
  await page.goto(address)
  await isReady(page)
  await goOn(page)
  await isKept(page, '', title)

  await line.cut()
  await page.goto('/offline')
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  await page.getByText(/^As seen on|যেমন দেখেছিলেন/).waitFor()
  await page.getByRole('article').first().waitFor()
})

test('whoever is logged in reads a product without a connection where a list leads to what buys it', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 360, as: await newShopper(line) })
  await page.goto('/attar')
  await isReady(page)
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').locator('span').last().textContent()) ?? ''
  await card.getByRole('link').first().click()
  await page.waitForURL('**/buynow/**')
  await isKept(page, new URL(page.url()).pathname.replace('buynow', 'productDetail'), name)
  await isKept(page, '/attar', 'Attar')

  await line.cut()
  await page.goto('/attar')
  await page.getByText(asSeen).waitFor()
  await until(() =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-page-'))),
  )
  await page.locator('a[href^="/buynow"]').first().click()
  await page.waitForURL('**/productDetail/**')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText(asSeen).waitFor()
})

test('a page whose reader has switched to Bangla is in Bangla without a connection', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 360 })
  await page.goto('/attar')
  await isReady(page)
  await isKept(page, '/attar', 'Attar')
  await page.getByRole('button', { name: 'বাংলা' }).first().click()
  await isKept(page, '/attar', 'আতর')

  await line.cut()
  await page.goto('/attar')
  await page.getByText(/-এ যেমন দেখেছিলেন/).waitFor()
  await page.getByRole('heading', { level: 1, name: 'আতর' }).waitFor()
})

test('without a connection a press that fails says so, though nothing was said before', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 360 })
  const uncaught: Error[] = []
  page.on('pageerror', (error) => uncaught.push(error))
  await page.goto('/attar')
  await isReady(page)
  await isKept(page, '/attar', 'Attar')

  await line.cut()
  await page.goto('/attar')
  await page.getByText(asSeen).waitFor()
  await page.getByRole('button', { name: 'বাংলা' }).first().click()
  await seeAlert(page, 'বাংলা could not be loaded. Please try again.')
  expect(uncaught).toEqual([])
})

test('a cart is never shown as it was: it says that it needs the connection, and is as it is now with one', async () => {
  const line = await openLine()
  const owner = await demoOwner(line)
  const shopper = await newShopper(line)
  const id = await putOnSale(owner, { name: 'Jasper string for the road', price: 4321, quantity: 5 })
  await shopper.putInCart(id)
  const page = await openReader(line, { as: shopper })
  await page.goto('/cart')
  await page.getByText(/4,321/).first().waitFor()
  await page.goto('/payment')
  await isReady(page)
  await isKept(page, '/payment')
  await owner.call('PUT', `/product/manage/${id}`, { price: 4555 })

  await line.cut()
  await page.goto('/payment')
  await page.getByText(asSeen).waitFor()
  for (const address of ['/cart', '/checkout', `/checkout/${id}`, '/myOrder', '/userprofile']) {
    await page.goto(address)
    await page.getByText(needsShop).waitFor()
    expect(await page.getByText(/4,321/).count()).toBe(0)
  }

  await line.mend()
  await page.goto('/cart')
  await page.getByText(/4,555/).first().waitFor()
})

test('after a log-out nothing of the person is kept, as nothing was before, nor what they read', async () => {
  const line = await openLine()
  const shopper = await newShopper(line)
  const page = await openReader(line, { as: shopper })
  await page.goto('/')
  await isReady(page)
  await page.goto('/attar')
  const card = page.getByRole('article').first()
  await card.getByRole('link').first().click()
  await page.waitForURL(/\/(buynow|productDetail)\//)
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  await isKept(page, `/productDetail/${id}`)
  const picture = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  for (const address of ['/cart', '/userprofile', '/myOrder', '/search?q=secretwish', '/panjabi'])
    await page.goto(address)
  await isKept(page, '/panjabi', 'Panjabi')
  const kept = () =>
    page.evaluate(async () => {
      const texts: string[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) {
          const answer = await caches.match(request, { cacheName: name, ignoreVary: true })
          const isText = /html|json/.test(answer?.headers.get('content-type') ?? '')
          texts.push(`${request.url} ${isText ? await answer?.text() : ''}`)
        }
      // When each was used stands beside the caches, with its address.
      const open = indexedDB.open('workbox-expiration')
      await new Promise((resolve) => open.addEventListener('success', resolve))
      const times = open.result.transaction('cache-entries').objectStore('cache-entries').getAll()
      await new Promise((resolve) => times.addEventListener('success', resolve))
      open.result.close()
      return [...texts, ...times.result.map((time) => `${time.cacheName} since ${time.url}`)].join('\n')
    })
  const secrets = [shopper.email, shopper.token, 'A Shopper', 'secretwish']
  // The way there stands in what is kept for everybody, too.
  const list = `${line.url}/panjabi`
  const before = await kept()
  expect(before).toContain(list)
  for (const trace of [
    `/productDetail/${id}`,
    `operationName=Product&`,
    /pages since .*productDetail/,
    `pictures since ${picture}`,
  ])
    expect(before).toMatch(trace)
  for (const secret of secrets) expect(before).not.toContain(secret)

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
  await until(async () => {
    const left = await kept()
    return ![list, id, picture].some((trace) => left.includes(trace))
  })
  const after = await kept()
  for (const secret of secrets) expect(after).not.toContain(secret)
})

test('who reads Bangla reads it offline too', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 360, locale: 'bn-BD' })
  await page.goto('/tupi')
  await isReady(page)
  await isKept(page, '/tupi')
  await line.cut()
  await page.goto('/tupi')
  await page.getByText(/যেমন দেখেছিলেন – দাম ও স্টক বদলে থাকতে পারে/).waitFor()
  await page.goto('/cart')
  await page.getByRole('heading', { level: 1, name: 'আপনি অফলাইনে আছেন' }).waitFor()
})
