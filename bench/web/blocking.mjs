import { median } from '../support/median.mjs'
import { openPhone } from './browser.mjs'

const kilobits = (count) => (count * 1000) / 8
/** Lighthouse's slow 4G. */
const slow4G = { latency: 150, downloadThroughput: kilobits(1600), uploadThroughput: kilobits(750) }
// What is longer keeps a finger waiting, in milliseconds.
const long = 50
// Until everything of a first visit has run, in milliseconds.
const rest = 5000

/**
 * What tasks of each page take beyond 50 ms after its first paint, and the longest of them: medians of so many rounds, in ms of
 * processor time, which a busy machine changes less than what a clock says.
 */
export const measureBlocking = async (browser, origin, pages, rounds) => {
  const figures = []
  for (const [name, path] of pages) {
    const all = []
    for (let round = 0; round < rounds; round++) all.push(tasksOf(await traceOf(browser, origin + path)))
    figures.push({
      name,
      blocking: median(all.map((tasks) => tasks.reduce((sum, time) => sum + Math.max(0, time - long), 0))),
      longest: median(all.map((tasks) => Math.max(...tasks))),
      whole: median(all.map((tasks) => tasks.reduce((sum, time) => sum + time, 0))),
    })
  }
  return figures
}

const traceOf = async (browser, url) => {
  const page = await openPhone(browser, slow4G)
  const devtools = await page.context().newCDPSession(page)
  const events = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  const traceConfig = { includedCategories: ['toplevel', 'loading'] }
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await page.goto(url)
  // Nothing is asked of the page meanwhile, which would be a task of its own.
  await new Promise((resolve) => setTimeout(resolve, rest))
  await devtools.send('Tracing.end')
  await done
  await page.context().close()
  return events
}

const tasksOf = (events) => {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page was not painted')
  return events
    .filter(({ name, ph, pid, tid, ts, dur }) => {
      const isTask = ph === 'X' && name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid
      return isTask && ts + dur > paint.ts
    })
    .map(({ tdur = 0 }) => tdur / 1000)
}
