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

test.each([
  ['comes from the server', (page: Page) => page.goto('/')],
  ['was gone on to', (page: Page) => goWithin(page, '/')],
])('a phone has only the near pictures of a list that %s, and the others once it is scrolled', async (_, open) => {
  const page = await openPage({ width: 360 })
  await open(page)
  await areDrawn(page)
  await page.waitForLoadState('networkidle')
  const atFirst = await drawn(page)
  expect(atFirst).toHaveLength(10)
  expect(atFirst.slice(0, 4)).not.toContain(false)
  expect(atFirst.slice(-4)).not.toContain(true)

  await page.mouse.wheel(0, 400)
  await areDrawn(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await areDrawn(page)
  expect(await drawn(page)).not.toContain(false)
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
