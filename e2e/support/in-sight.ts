import type { Locator } from 'playwright-core'

/** Expects that somebody sees this now: wholly in the window, with nothing lying over it. */
export const expectInSight = async (shown: Locator) => {
  await shown.waitFor()
  const seen = await shown.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const lies = (x: number, y: number) => element.contains(document.elementFromPoint(x, y))
    const middle = (left + right) / 2
    return {
      inWindow: top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth,
      uncovered: lies(middle, top + 2) && lies(middle, bottom - 2),
    }
  })
  expect(seen).toEqual({ inWindow: true, uncovered: true })
}
