import 'reflect-metadata'
import { openDatabase } from '../../graphql-api/dist/database/open-database.js'
import { seedDemoShop } from '../../graphql-api/dist/embedded/demo/seed.js'
import { seedManyProducts } from '../../graphql-api/dist/embedded/demo/seed-many.js'
import { seedManyOrders } from '../../graphql-api/dist/embedded/demo/seed-many-orders.js'
import { createAccessTokens } from '../../graphql-api/dist/identity/access-token.js'
import { createServer } from '../../graphql-api/dist/server.js'

const config = { adminEmails: [], trustProxy: [], corsOrigins: [], production: true, rateLimitScale: 1 }
const footer = { companyLine: null, facebookUrl: null, instagramUrl: null, youtubeUrl: null }
const firebase = { apiKey: 'key', authDomain: 'bench.firebaseapp.com', projectId: 'demo-bench' }

/** A shop of that size with a server of its own, asked as an admin over HTTP. */
export const openShop = async (root, name, { products, orders }) => {
  await root.query(`CREATE DATABASE ${name}`)
  const databaseUrl = root.options.url.replace(/[^/]+$/, name)
  const db = await openDatabase(databaseUrl)
  await seedDemoShop(db.manager, { accounts: false })
  await seedManyProducts(db.manager, products, () => {})
  await seedManyOrders(db.manager, orders)
  await db.query('VACUUM ANALYZE')
  const [admin] = await db.query(
    `INSERT INTO "user" (uid, email, name, "isAdmin") VALUES ('admin', 'admin@gmail.com', 'Admin', true) RETURNING id`,
  )

  const accessTokens = createAccessTokens('a secret for measuring, of more than 32 bytes')
  const clientConfig = { firebase, authEmulatorUrl: null, contact: null, footer }
  const server = await createServer({ ...stub, config, db, databaseUrl, accessTokens, clientConfig })
  server.log.level = 'error'
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const { accessToken } = await accessTokens.issue(admin.id)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }

  return {
    ask: async (query, variables) => {
      const answer = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = await answer.json()
      if (errors) throw new Error(JSON.stringify(errors))
      return data
    },
    close: async () => {
      await server.close()
      await db.destroy()
    },
  }
}

// Nobody signs in, sends mail or uploads a picture while the lists are measured.
const stub = { identity: {}, mailsFolder: null, pictures: null }
