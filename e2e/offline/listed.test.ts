import { demoOwner, putOnSale } from '../support/trade.ts'
import { openLine } from './line.ts'
import { asSeen, isKept, isReady, openReader, until } from './reader.ts'

test('a page whose data did not come is listed once it has', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 1280 })
  await page.goto('/attar')
  await isReady(page)
  await isKept(page, '/attar', 'Attar')

  await line.cut()
  const categories = page.getByRole('navigation', { name: 'Categories' })
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' })
  for (const name of ['Borka', 'Tupi']) {
    await categories.getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await tryAgain.waitFor()
  }
  await line.mend()
  await tryAgain.click()
  await isKept(page, '/tupi', 'Tupi')

  await line.cut()
  await page.goto('/offline')
  const listed = page.getByRole('main').getByRole('list').getByRole('link')
  await listed.first().waitFor()
  expect((await listed.allTextContents()).sort()).toEqual(['Attar', 'Tupi'])
})

test('a page that was shown past the service worker, as after a reload that asks for all anew, is read where it is listed', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 1280 })
  await page.goto('/attar')
  await isReady(page)
  const devTools = await page.context().newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), devTools.send('Page.reload', { ignoreCache: true })])
  await page.waitForFunction(() => document.documentElement.dataset.open === '')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Borka' }).click()
  await page.getByRole('heading', { level: 1, name: 'Borka' }).waitFor()
  await isKept(page, '/borka', 'Borka')

  await line.cut()
  await page.goto('/offline')
  await page.getByRole('main').getByRole('link', { name: 'Borka', exact: true }).click()
  await page.getByText(asSeen).waitFor()
  await page.getByRole('article').first().waitFor()
})

test('a list that comes from the memory of its window is as old as it was', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 1280 })
  const categories = page.getByRole('navigation', { name: 'Categories' })
  const open = async (name: string, path: string) => {
    await categories.getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await isKept(page, path, name)
  }
  const panjabiSeen = () =>
    page.evaluate(async () => {
      const pages = await caches.open('pages')
      return (await pages.match('/panjabi', { ignoreVary: true }))?.headers.get('x-seen-at')
    })
  await page.goto('/attar')
  await isReady(page)
  await open('Panjabi', '/panjabi')
  const seen = await panjabiSeen()
  await page.locator('main a[rel=next]').click()
  await isKept(page, '/panjabi?page=2', 'Panjabi, page 2')
  await page.locator('main a[rel=prev]').click()
  await page.waitForURL('**/panjabi')
  await open('Tupi', '/tupi')
  await open('Panjabi', '/panjabi')
  await open('Borka', '/borka')
  expect(await panjabiSeen()).toBe(seen)
})

test('a product that is there no more is not to be read without a connection either, once its reader was told', async () => {
  const line = await openLine()
  const owner = await demoOwner(line)
  const name = 'Tasbih of Olive Wood, once'
  const id = await putOnSale(owner, { name, price: 90, quantity: 3 })
  const page = await openReader(line, { width: 360 })
  await page.goto(`/productDetail/${id}`)
  await isReady(page)
  await isKept(page, `/productDetail/${id}`, name)
  await page.goto('/tasbih')
  const card = page.getByRole('article').filter({ hasText: name }).getByRole('link').first()
  await card.waitFor()
  await owner.call('DELETE', `/product/${id}`)
  await card.click()
  await page.getByRole('heading', { level: 1, name: 'This page is not here' }).waitFor()
  await until(
    async () =>
      !(await page.evaluate(
        async (id) => caches.match(`/productDetail/${id}`, { cacheName: 'pages', ignoreVary: true }),
        id,
      )),
  )

  await line.cut()
  await page.goto('/offline')
  await page.getByRole('main').getByRole('link').first().waitFor()
  expect(await page.getByRole('main').getByRole('link', { name }).count()).toBe(0)
})
