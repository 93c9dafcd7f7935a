import type { Page } from 'playwright-core'
import { expectAccessible } from './accessible.ts'
import { sizeOf, widths } from './browser.ts'

// A browser's zoom of 200 % on a laptop leaves half as many pixels.
const narrow = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
]

/** When nothing fades any more from one theme to the other. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => null))

/**
 * Fails with what is wrong with the screen that is open: accessibility faults on a phone and on a desk, light and dark;
 * scrolling sideways at 200 % and at 320 px. It is opened once and looked at in every way: opening it anew only takes time.
 */
export const look = async (page: Page): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize(sizeOf(width))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      await expectAccessible(page)
    }
  }
  for (const size of narrow) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
  await page.setViewportSize(sizeOf(360))
}
