import type { Page } from 'playwright-core'

/** As in https://wicg.github.io/layout-instability/, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  interface Window {
    shifts: { at: number; by: number; moved: string[] }[]
  }
}

/** From the next page on, what moves without having been asked to is noted. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    const toldOf = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement
      const places = [previousRect, currentRect].map(({ x, y, width, height }) => `${width}×${height} at ${x}, ${y}`)
      return `${places.join(' → ')}: ${element?.outerHTML.slice(0, 200)}`
    }
    new PerformanceObserver((list) => {
      for (const { startTime: at, value: by, sources } of list.getEntries() as LayoutShift[])
        window.shifts.push({ at, by, moved: sources.map(toldOf) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * What has moved on the page; nothing where all of it together is no more than that layout shift score.
 * @param since in milliseconds of the page's own clock
 */
export const shiftsOver = async (page: Page, noticed = 0, since = 0) => {
  const shifts = (await page.evaluate(() => window.shifts)).filter(({ at }) => at >= since)
  return shifts.reduce((sum, { by }) => sum + by, 0) > noticed ? shifts : []
}
