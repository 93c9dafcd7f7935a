// Measures how well the search finds what people type, over the demo's products. Figures: bench/README.md.
import { measureSearch } from './search-quality/measure.mjs'
import { openConnection, post } from './support/connection.mjs'
import { openPostgres } from './support/postgres.mjs'
import { startServer } from './support/server.mjs'
import { openShop } from './support/shop.mjs'
import { shopServer } from './support/shop-server.mjs'

const query = 'query ($search: String!) { products(search: $search, size: 10) { items { name } } }'

const figure = (number) => number?.toFixed(3) ?? ''

/** A visitor who asks the demo shop, by a server of its own. */
const openVisitor = async (root) => {
  const { url, db } = await openShop(root, 'search_quality', { products: 0, orders: 0 })
  await db.destroy()
  const server = await startServer({ ...shopServer, env: { ...shopServer.env, DATABASE_URL: url } })
  const connection = await openConnection(server.port)
  return {
    ask: async (search) => {
      const { data } = JSON.parse(await connection.ask(post('/graphql', { query, variables: { search } })))
      return data.products.items.map(({ name }) => name)
    },
    close: async () => {
      connection.close()
      await server.stop()
    },
  }
}

const postgres = await openPostgres()
try {
  const visitor = await openVisitor(postgres.root)
  const groups = await measureSearch(visitor.ask).finally(visitor.close)
  console.log('\n| group | queries | recall@5 | precision@10 |\n| --- | ---: | ---: | ---: |')
  for (const { group, queries, recall, precision } of groups)
    console.log(`| ${group} | ${queries} | ${figure(recall)} | ${figure(precision)} |`)
  for (const { group, misses } of groups)
    for (const { search, recall, precision, missing, wrong } of misses) {
      console.log(`\n${group}: ${search} (recall ${figure(recall)}, precision ${figure(precision)})`)
      if (recall < 1 && missing.length > 0) console.log(`  not among the first five: ${missing.join(' | ')}`)
      if (wrong.length > 0) console.log(`  wrong: ${wrong.join(' | ')}`)
    }
} finally {
  await postgres.close()
}
