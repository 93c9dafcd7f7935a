import type { ApolloClient } from '@apollo/client'
import { firstPage } from '../../lib/first-page.ts'

/** Asks the shop for what is shown once more where the browser has brought back a page that it had: prices may be others by now. */
export const refreshOld = (client: ApolloClient) => {
  const refresh = () => {
    for (const { query, variables } of client.getObservableQueries('active'))
      client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined)
  }
  const [opening] = performance.getEntriesByType('navigation')
  if (firstPage && opening instanceof PerformanceNavigationTiming && opening.type === 'back_forward') refresh()
  addEventListener('pageshow', ({ persisted }) => persisted && refresh())
}
