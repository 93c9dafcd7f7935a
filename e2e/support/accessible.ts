import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

// The small one: every page that is looked at is sent it anew.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails with every accessibility fault that axe finds on the page as it is now, and where. */
export const expectAccessible = (page: Page) =>
  expectNone(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])

/** Fails with every fault of its colours: all that another theme can change about a page. */
export const expectLegible = (page: Page) => expectNone(page, ['color-contrast', 'link-in-text-block'])

const expectNone = async (page: Page, runOnly: string[]) => {
  // Evaluated, not added as a script: a Content-Security-Policy must not keep the test out.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe)
  // All that is well would be ten times as much to send over.
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  )
  expect(violations.flatMap(describe)).toEqual([])
}

const describe = ({ id, help, nodes }: AxeResults['violations'][number]) =>
  nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(' ')}: ${failureSummary}`)
