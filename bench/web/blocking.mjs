import { median } from '../support/median.mjs'
import { openPhone } from './browser.mjs'
import { networks } from './networks.mjs'
import { beginTrace, tasksOf } from './trace.mjs'

// Until everything of a first visit has run, in milliseconds.
const rest = 5000

/** What tasks of each page take beyond 50 ms after its first paint, the longest of them, and all: medians of so many rounds. */
export const measureBlocking = async (browser, origin, pages, rounds) => {
  const figures = []
  for (const [name, path] of pages) {
    const all = []
    for (let round = 0; round < rounds; round++) all.push(tasksAfterPaint(await traceOf(browser, origin + path)))
    const middle = (what) => median(all.map((tasks) => tasks[what]))
    figures.push({ name, blocking: middle('blocking'), longest: middle('longest'), whole: middle('whole') })
  }
  return figures
}

const traceOf = async (browser, url) => {
  const page = await openPhone(browser, networks.slow4G)
  const end = await beginTrace(await page.context().newCDPSession(page))
  await page.goto(url)
  // Nothing is asked of the page meanwhile, which would be a task of its own.
  await new Promise((resolve) => setTimeout(resolve, rest))
  const events = await end()
  await page.context().close()
  return events
}

const tasksAfterPaint = (events) => {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page was not painted')
  return tasksOf(events, ({ pid, tid, ts, dur }) => pid === paint.pid && tid === paint.tid && ts + dur > paint.ts)
}
