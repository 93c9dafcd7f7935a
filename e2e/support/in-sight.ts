import type { Locator } from 'playwright-core'

// What scrolls into sight is there by then; messages that lie over something stay longer. In milliseconds.
const settling = 1000

/** Expects that somebody sees this: wholly in the window, with nothing lying over it. */
export const expectInSight = async (shown: Locator) => {
  await shown.waitFor()
  const seen = await shown.evaluate(async (element, patience) => {
    const look = () => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const lies = (x: number, y: number) => element.contains(document.elementFromPoint(x, y))
      const middle = (left + right) / 2
      return {
        inWindow: top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth,
        uncovered: lies(middle, top + 2) && lies(middle, bottom - 2),
      }
    }
    const end = performance.now() + patience
    while (performance.now() < end && !(look().inWindow && look().uncovered)) await new Promise(requestAnimationFrame)
    return look()
  }, settling)
  expect(seen).toEqual({ inWindow: true, uncovered: true })
}
