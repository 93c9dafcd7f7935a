import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with every accessibility fault that axe finds on the page as it is now, and where. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Evaluated, not added as a script: a Content-Security-Policy must not keep the test out.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, { runOnly: ${JSON.stringify(rules)} })`)
  expect(violations.flatMap(describe)).toEqual([])
}

const describe = ({ id, help, nodes }: AxeResults['violations'][number]) =>
  nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(' ')}: ${failureSummary}`)
