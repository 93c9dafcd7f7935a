import { endpoints } from '@sunnah-store/schema/routes'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './graphiql.css'

const firstQuery = `# The goods of the shop, newest first.
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

const fetcher = async (request: object) => {
  const response = await fetch(endpoints.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  return response.json()
}

const place = document.getElementById('explorer')

if (place) createRoot(place).render(<GraphiQL fetcher={fetcher} defaultQuery={firstQuery} />)
