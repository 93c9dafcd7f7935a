import lighthouse from 'lighthouse'
import { median } from '../support/median.mjs'

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** What Lighthouse says of a page on a simulated phone: medians of so many rounds, and what the page loads. */
export const auditPage = async (url, { port, rounds }) => {
  const results = []
  for (let round = 0; round < rounds; round++) results.push(await audit(url, port, ['performance']))
  const { categories } = await audit(url, port, ['accessibility', 'best-practices', 'seo'])
  const middle = (read) => median(results.map(read))
  return {
    score: Math.round(middle(({ categories }) => categories.performance.score * 100)),
    others: Object.values(categories).map(({ score }) => Math.round(score * 100)),
    ...Object.fromEntries(
      Object.entries(metrics).map(([name, audit]) => [name, middle(({ audits }) => audits[audit].numericValue)]),
    ),
    loaded: loadedBy(results.at(-1)),
  }
}

// On a busy machine the beginning of a page may be missing in its trace.
const audit = async (url, port, onlyCategories, triesLeft = 2) => {
  const { lhr } = await lighthouse(url, { port, onlyCategories, logLevel: 'error' })
  if (!lhr.runtimeError) return lhr
  if (triesLeft === 0) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  return audit(url, port, onlyCategories, triesLeft - 1)
}

/** Requests and kB over the wire, by kind. */
const loadedBy = ({ audits }) => {
  const kinds = { Document: none(), Script: none(), Image: none(), other: none() }
  for (const { resourceType, transferSize } of audits['network-requests'].details.items) {
    const kind = kinds[resourceType] ?? kinds.other
    kind.count++
    kind.kB += transferSize / 1000
  }
  return kinds
}

const none = () => ({ count: 0, kB: 0 })
