import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { openPage } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { openAsAdmin } from './admin.ts'
import { deleteProduct, fillProduct, freshName, sendProduct } from './products.ts'

const jpeg = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 700, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

/** As a good camera takes it: 6 MB and more, lying on its side. */
const largePhoto = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const buffer = await sharp({ create: { width: 2700, height: 1800, channels: 3, background: '#888', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024)
  return { name: 'large.jpg', mimeType: 'image/jpeg', buffer }
}

const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
const nth = (page: Page, place: number) => pictures(page).nth(place).getByRole('img')
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures' })

describe('on a phone', () => {
  const width = 360
  test('pictures are uploaded, a large photo smaller and upright, put in order, described, and shown', async () => {
    const name = freshName()
    const admin = await openAsAdmin({ width })
    await admin.goto('/addProduct')
    await fillProduct(admin, name)
    await admin
      .getByLabel('Choose pictures')
      .setInputFiles([await jpeg('amber', '#b07400'), await jpeg('green', '#0f5c4d'), await largePhoto()])
    await nth(admin, 2).waitFor()
    const [amber, green, large] = await Promise.all([0, 1, 2].map((place) => nth(admin, place).getAttribute('src')))

    await admin.getByRole('button', { name: 'Move picture 3 forward' }).press('Enter')
    await admin.getByText('The picture is number 2 of 3 now.').waitFor()
    expect(await nth(admin, 1).getAttribute('src')).toBe(large)
    await dragOntoFirst(admin, 1)
    await expectOrder(admin, [large, amber, green])
    await admin.getByLabel('What is seen on picture 1').fill('The bottle on a table')
    await admin.getByLabel('The same in Bangla, picture 1').fill('টেবিলে বোতল')
    await look(admin)
    await admin.setViewportSize({ width, height: 800 })
    const id = await sendProduct(admin)

    const visitor = await openPage({ width })
    await visitor.goto(`/productDetail/${id}`)
    const first = gallery(visitor).getByRole('img', { name: 'The bottle on a table' })
    await first.waitFor()
    expect(await first.getAttribute('src')).toBe(large)
    const { width: across = 0, height: high = 0 } = await sharp(await download(large)).metadata()
    expect(high).toBe(across * 1.5)
    await goThroughGallery(visitor)
    await look(visitor)
    await deleteProduct(admin, name)
  })
})

const download = async (address: string | null | undefined) =>
  Buffer.from(await (await fetch(sharedShop.url + address)).arrayBuffer())

/** Drags a picture by its handle onto the first one. */
const dragOntoFirst = async (page: Page, place: number) => {
  // Both are seen at once, beside what sticks to the edges of the window.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1400 })
  const handle = pictures(page).nth(place).locator('[data-handle]')
  await pictures(page)
    .first()
    .evaluate((item) => item.scrollIntoView())
  const [from, to] = [await handle.boundingBox(), await pictures(page).first().boundingBox()]
  if (!from || !to) throw new Error('The pictures are not to be seen')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
}

const expectOrder = async (page: Page, addresses: (string | null | undefined)[]) => {
  for (const [place, address] of addresses.entries())
    await pictures(page).nth(place).locator(`img[src="${address}"]`).waitFor()
}

/** By thumbs, by keys, and enlarged. */
const goThroughGallery = async (page: Page) => {
  const counter = gallery(page).getByRole('status')
  await page.getByRole('button', { name: 'Picture 3 of 3' }).click()
  await counter.filter({ hasText: '3 / 3' }).waitFor()
  await gallery(page).getByRole('group').press('ArrowLeft')
  await counter.filter({ hasText: '2 / 3' }).waitFor()
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: 'Larger' }).click()
  await look(page)
  await page.keyboard.press('Escape')
  await window.waitFor({ state: 'hidden' })
}
