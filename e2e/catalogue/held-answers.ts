import type { Page, Route } from 'playwright-core'
import { graphqlAddress } from '../support/graphql-calls.ts'

/** Holds back the server's responses until the test releases them or lets them fail. */
export const holdAnswers = async (page: Page) => {
  const waiting: Route[] = []
  let decide = (route: Route): unknown => waiting.push(route)
  await page.route(graphqlAddress, (route) => decide(route))

  const settle = (decision: (route: Route) => Promise<void>) => {
    decide = decision
    return Promise.all(waiting.map(decision))
  }
  return { release: () => settle((route) => route.continue()), fail: () => settle((route) => route.abort()) }
}
