import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { seedDemoShop } from '../embedded/demo/seed.js'
import { seedManyProducts } from '../embedded/demo/seed-many.js'
import { StartupProblem } from '../startup-problem.js'
import { runCommand } from './run-command.js'

const mostProducts = 1_000_000

const wanted = () => {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } }, strict: false })
  const products = Number(values.products)
  if (Number.isInteger(products) && products >= 0 && products <= mostProducts) return products
  throw new StartupProblem(`--products must be a whole number up to ${mostProducts}.`)
}

await runCommand(async (db, { identity }) => {
  const products = wanted()
  const filled = await seedDemoShop(db.manager, { accounts: identity.kind !== 'project' })
  console.log(filled ? 'The demo goods are in the shop.' : 'The shop has goods already.')
  await seedManyProducts(db.manager, products, (made) => console.log(`${made} products`))
})
