import { median } from '../support/median.mjs'
import { openPhone } from './browser.mjs'
import { networks } from './networks.mjs'

/** When a phone on a bad line first shows anything of each page, and the largest of it: medians of so many rounds, in ms. */
export const measureGoods = async (browser, origin, pages, rounds) => {
  const figures = []
  for (const [name, path] of pages) {
    const paints = []
    for (let round = 0; round < rounds; round++) {
      const page = await openPhone(browser, networks.slow3G)
      await page.goto(origin + path)
      await page.waitForFunction(() => document.documentElement.dataset.open === '')
      paints.push(await page.evaluate(paintsOf))
      await page.context().close()
    }
    figures.push({
      name,
      first: median(paints.map(({ first }) => first)),
      largest: median(paints.map(({ largest }) => largest)),
    })
  }
  return figures
}

const paintsOf = async () => {
  const seen = (type, pick) =>
    new Promise((resolve) =>
      new PerformanceObserver((list) => {
        const entry = pick(list.getEntries())
        if (entry) resolve(entry.startTime)
      }).observe({ type, buffered: true }),
    )
  // A page that its script makes says that it is open before it has been painted.
  const first = await seen('paint', (entries) => entries.find(({ name }) => name === 'first-contentful-paint'))
  return { first, largest: await seen('largest-contentful-paint', (entries) => entries.at(-1)) }
}
