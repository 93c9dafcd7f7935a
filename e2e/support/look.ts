import type { Page } from 'playwright-core'
import { expectAccessible, expectLegible } from './accessible.ts'
import { sizeOf, widths } from './browser.ts'

// A browser's zoom of 200 % on a laptop leaves half as many pixels.
const narrow = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
]

/** When nothing fades any more: no message that goes, and nothing from one theme to the other. */
const settled = async (page: Page) => {
  // Messages wait for who points at them.
  await page.mouse.move(0, 0)
  await page.locator('.Toastify__toast').first().waitFor({ state: 'detached' })
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => null),
  )
}

/** Fails with the accessibility faults of the page as it is: in the dark with those of its colours, all that differs there. */
export const lookAtTheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await settled(page)
  await (colorScheme === 'light' ? expectAccessible(page) : expectLegible(page))
}

/**
 * Fails with what is wrong with the screen that is open: accessibility faults on a phone and on a desk, on the phone in the dark too;
 * scrolling sideways at 200 % and at 320 px. It is opened once and looked at in every way: opening it anew only takes time.
 */
export const look = async (page: Page): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize(sizeOf(width))
    // What has been scrolled to may lie half below the bar that stays.
    await page.evaluate(() => scrollTo(0, 0))
    await lookAtTheme(page, 'light')
    // Its colours are the same on a desk, but for the frame, which is looked at once.
    if (width === 360) await lookAtTheme(page, 'dark')
  }
  for (const size of narrow) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
  await page.setViewportSize(sizeOf(360))
}
