import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { goWithin } from '../support/go-within.ts'

/** Which pictures of the cards are drawn, from top to bottom; one that another card has too has come already. */
const drawn = (page: Page) =>
  page
    .locator('article img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => image.complete && image.naturalWidth > 0 && image.checkVisibility()),
    )

/** Settles when all that can be seen in the window have. */
const areDrawn = (page: Page) =>
  page.waitForFunction(() => {
    const inWindow = [...document.querySelectorAll('article')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    })
    const pictures = inWindow.map((card) => card.querySelector('img'))
    return pictures.length > 0 && pictures.every((image) => image?.checkVisibility() && image.naturalWidth > 0)
  })

const inStrip = 'main nav[aria-label=Categories] li'

/** Which cards and categories are seen in the window, from top to bottom. */
const seen = (page: Page, of: string) =>
  page.locator(of).evaluateAll((places) =>
    places.map((place) => {
      const { top, bottom, left, right } = place.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
    }),
  )

/** Which categories have their picture. */
const drawnCategories = (page: Page) =>
  page
    .locator(`${inStrip} img`)
    .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.checkVisibility()))

test.each([
  ['comes from the server', (page: Page) => page.goto('/')],
  ['was gone on to', (page: Page) => goWithin(page, '/')],
])('of a list that %s a phone has the pictures that are seen, and more once somebody moves on', async (_, open) => {
  const page = await openPage({ width: 360 })
  await open(page)
  await areDrawn(page)
  await page.waitForLoadState('networkidle')
  const inWindow = await seen(page, 'article')
  expect(inWindow).toHaveLength(10)
  expect(inWindow.slice(-4)).not.toContain(true)
  await page.waitForFunction((expected) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('article img')]
    return (
      images.map((image) => image.complete && image.naturalWidth > 0 && image.checkVisibility()).join() ===
      expected.join()
    )
  }, inWindow)
  const categories = await seen(page, inStrip)
  expect(categories.at(-1)).toBe(false)
  expect(await drawnCategories(page)).toEqual(categories)

  // Before the page has moved, what comes next is there.
  await page.dispatchEvent('main', 'touchmove')
  await page.waitForFunction((strip) => {
    const categories = document.querySelectorAll<HTMLImageElement>(`${strip} img`)
    const cards = document.querySelectorAll<HTMLImageElement>('article img')
    return [...categories, ...[...cards].slice(0, 6)].every((image) => image.naturalWidth > 0)
  }, inStrip)
  await page.mouse.wheel(0, 400)
  await areDrawn(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await areDrawn(page)
  // Of those that were passed over none is in the window.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('article img')].every(
      (image) => image.complete && image.naturalWidth > 0 && image.checkVisibility(),
    ),
  )
})

test('whoever comes back to where they were finds the pictures there', async () => {
  const page = await openPage({ width: 360 })
  await page.goto('/')
  const last = page.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  await areDrawn(page)
  await last.getByRole('link').click()
  await page.waitForURL('**/productDetail/*')
  await page.goBack()
  await last.waitFor()
  await areDrawn(page)
  await page.reload()
  await areDrawn(page)
})

test('all pictures are there without scripts, and on paper', async () => {
  const page = await openPage({ width: 360, withoutScripts: true })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await drawn(page)).not.toContain(false)

  const printed = await openPage({ width: 360 })
  await printed.goto('/')
  await printed.emulateMedia({ media: 'print' })
  await printed.waitForFunction(() =>
    [...document.querySelectorAll('article img')].every((image) => image.checkVisibility()),
  )
})

test.each([2, 3])(
  'a card on a phone takes the small file of its picture where a CSS pixel is %i wide',
  async (pixelRatio) => {
    const page = await openPage({ width: 360, pixelRatio })
    for (const address of ['/', '/attar']) {
      await page.goto(address)
      await areDrawn(page)
      const picture = page.locator('article img').first()
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-320\.webp$/)
    }
  },
)

test('a picture that never comes does not keep the page from opening', async () => {
  const page = await openPage({ width: 360 })
  await page.route('**/images/**', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('html[data-open]').waitFor()
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
})
