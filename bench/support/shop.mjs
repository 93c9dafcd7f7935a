import 'reflect-metadata'
import { seedDemoShop } from '../../graphql-api/dist/embedded/demo/seed.js'
import { seedManyProducts } from '../../graphql-api/dist/embedded/demo/seed-many.js'
import { seedManyOrders } from '../../graphql-api/dist/embedded/demo/seed-many-orders.js'
import { openDatabase } from '../../graphql-api/dist/start/open-database.js'

/** A database of that name with so many products, with five reviews each, and so many orders. */
export const fillShop = async (root, name, { products, orders }) => {
  console.log(`  Filling a shop with ${products} products and ${orders} orders …`)
  await root.query(`CREATE DATABASE ${name}`)
  const url = root.options.url.replace(/[^/]+$/, name)
  const db = await openDatabase(url)
  await seedDemoShop(db.manager, { accounts: false })
  await seedManyProducts(db.manager, products, () => {})
  await seedManyOrders(db.manager, orders)
  return { url, db }
}
