import type { Page } from 'playwright-core'
import { isKept, isReady, openReader, until } from './reader.ts'
import { openReleases, type Releases } from './releases.ts'

/** A reader who has the shop open, with what is kept of it. */
const openKept = async (shop: Releases) => {
  const page = await openReader(shop)
  await page.goto('/attar')
  await isReady(page)
  await isKept(page, '/attar', 'Attar')
  return page
}

const fileOf = async ({ url }: Releases, path: string) => (await fetch(url + path)).text()

/** As a browser does by itself, within a day or with the next page. */
const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

test('a new release takes over a page that is open: it goes on, and code that is gone is asked for anew', async () => {
  const shop = await openReleases()
  const page = await openKept(shop)
  const worker = await fileOf(shop, '/sw.js')
  const [, release = ''] = /([0-9a-f]{12})/.exec((await page.evaluate(() => caches.keys())).join()) ?? []
  const [code = ''] = /\/assets\/contact-page-[^"' ]+\.js/.exec(await fileOf(shop, '/contactus')) ?? []

  shop.change('/sw.js', worker.replaceAll(release, 'next-release'))
  shop.change(code, null)
  await lookForRelease(page)
  await until(async () => {
    const names = (await page.evaluate(() => caches.keys())).join()
    return names.includes('shell-next-release') && !names.includes(release)
  })
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL(/page=2/)
  await page.getByRole('article').first().waitFor()

  await page
    .getByRole('link', { name: /Contact/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor()
  shop.changeBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Get In Touch' }).waitFor()
})

test('where keeping is switched off, a browser forgets what it has kept, and the shop goes on', async () => {
  const shop = await openReleases()
  const page = await openKept(shop)

  shop.change('/sw.js', await fileOf(shop, '/no-service-worker.js'))
  await lookForRelease(page)
  await until(() =>
    page.evaluate(
      async () => (await caches.keys()).length === 0 && (await navigator.serviceWorker.getRegistrations()).length === 0,
    ),
  )
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL(/page=2/)
  await page.goto('/tupi')
  await page.getByRole('heading', { level: 1, name: 'Tupi' }).waitFor()
})
