import 'reflect-metadata'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createDataSource } from '../../graphql-api/dist/database/data-source.js'
import { seedDemoShop } from '../../graphql-api/dist/embedded/demo/seed.js'
import { seedManyProducts } from '../../graphql-api/dist/embedded/demo/seed-many.js'
import { seedManyOrders } from '../../graphql-api/dist/embedded/demo/seed-many-orders.js'
import { openDatabase } from '../../graphql-api/dist/start/open-database.js'

/** A new database of that name with so many products, with five reviews each, and so many orders. */
export const openShop = async (root, name, size) => {
  const template = `filled_${size.products}_${size.orders}_${source()}`
  const [isFilled] = await root.query('SELECT FROM pg_database WHERE datname = $1', [template])
  if (!isFilled) {
    console.log(`  Filling a shop with ${size.products} products and ${size.orders} orders …`)
    await fill(await makeDatabase(root, 'filling', 'template1'), size)
    await root.query(`ALTER DATABASE filling RENAME TO ${template}`)
  }
  const url = await makeDatabase(root, name, template)
  return { url, db: await createDataSource(url).initialize() }
}

// What fills a shop; when it changes, so does the name of the filled one.
const source = () => {
  const hash = createHash('sha256')
  for (const folder of ['dist/embedded/demo/', 'dist/database/migrations/', 'dist/search/first-synonyms/', 'demo/']) {
    const url = new URL(`../../graphql-api/${folder}`, import.meta.url)
    for (const file of readdirSync(url).sort()) hash.update(readFileSync(new URL(file, url)))
  }
  return hash.digest('hex').slice(0, 12)
}

const makeDatabase = async (root, name, template) => {
  await root.query('SET statement_timeout = 0')
  await root.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await root.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  return root.options.url.replace(/[^/]+$/, name)
}

const fill = async (url, { products, orders }) => {
  const db = await openDatabase(url)
  await seedDemoShop(db.manager, { accounts: false })
  await seedManyProducts(db.manager, products, () => {})
  await seedManyOrders(db.manager, orders)
  await db.query('VACUUM ANALYZE')
  await db.destroy()
}
