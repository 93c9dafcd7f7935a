import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { seedDemoShop } from '../embedded/demo/seed.js'
import { seedManyProducts } from '../embedded/demo/seed-many.js'
import { seedManyOrders } from '../embedded/demo/seed-many-orders.js'
import { StartupProblem } from '../startup-problem.js'
import { runCommand } from './run-command.js'

const most = 1_000_000
const number = { type: 'string', default: '0' } as const

const wanted = (what: 'products' | 'orders') => {
  const { values } = parseArgs({ options: { products: number, orders: number }, strict: false })
  const count = Number(values[what])
  if (Number.isInteger(count) && count >= 0 && count <= most) return count
  throw new StartupProblem(`--${what} must be a whole number up to ${most}.`)
}

await runCommand(async (db, { identity }) => {
  const [products, orders] = [wanted('products'), wanted('orders')]
  const filled = await seedDemoShop(db.manager, { accounts: identity.kind !== 'project' })
  console.log(filled ? 'The demo products are in the shop.' : 'The shop has products already.')
  await seedManyProducts(db.manager, products, (made) => console.log(`${made} products`))
  await seedManyOrders(db.manager, orders)
})
