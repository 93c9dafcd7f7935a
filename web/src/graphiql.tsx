import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { endpoints } from '@sunnah-store/schema/routes'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './graphiql.css'

const firstQuery = `# The products of the shop, newest first.
{
  products(size: 5) {
    total
    items {
      name
      discountedPrice
      rating
    }
  }
}
`

// The headers pane applies to both: as HTTP headers of queries and as connectionParams of subscriptions.
const fetcher = createGraphiQLFetcher({
  url: endpoints.graphql,
  subscriptionUrl: new URL(endpoints.graphql, location.href.replace(/^http/, 'ws')).href,
})

const place = document.getElementById('explorer')

if (place) createRoot(place).render(<GraphiQL fetcher={fetcher} defaultQuery={firstQuery} />)
