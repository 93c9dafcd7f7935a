import { inspect } from 'node:util'
import { findChromium } from './chromium.ts'
import { makeDataFolder } from './data-folder.ts'
import { endShops, ofTheRun, openShop, type RunningShop } from './shop.ts'
import { demoOwner, findAttar, type SignedIn } from './trade.ts'

declare global {
  var shopOfTheRun: { shop: RunningShop; dataDir: string }
}

/** One shop and one choice of browser for the whole run; tests that stop and start shops open their own. */
export default async () => {
  // The shop is in a process group of its own: Ctrl-C on the tests does not reach it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => endShops().finally(() => process.exit(1)))
  const dataDir = await makeDataFolder()
  const shop = await openShop(dataDir, ofTheRun)
  const owner = await demoOwner(shop).catch((failure) => {
    // Jest tells no more of it than its message.
    throw new Error(`Nobody can log in: ${inspect(failure)}\n${shop.output()}`)
  })
  await letManyOrderToOnePhone(owner)
  await set(owner, 'mutation ($input: SetStockInput!) { setStock(input: $input) { id } }', {
    productId: (await findAttar(shop)).id,
    quantity: 900,
  })
  process.env.SHOP_URL = shop.url
  process.env.SHOP_EMULATOR_URL = shop.emulatorUrl
  process.env.SHOP_DATA_DIR = dataDir
  process.env.CHROMIUM = JSON.stringify(findChromium())
  globalThis.shopOfTheRun = { shop, dataDir }
}

// The shoppers of all tests give one phone, and most of what they order is never delivered.
const letManyOrderToOnePhone = (owner: SignedIn) => {
  const most = { pieces: 1000, held: 1000, orders: 1000, total: 1_000_000_000 }
  return set(owner, 'mutation ($input: PurchaseLimitsInput!) { setPurchaseLimits(input: $input) { version } }', {
    newCustomers: most,
    knownCustomers: most,
    unconfirmedTotal: most.total,
  })
}

const set = async (owner: SignedIn, query: string, input: object) => {
  const { body } = await owner.call('POST', '/graphql', { query, variables: { input } })
  if (!(body as { data?: object }).data) throw new Error(JSON.stringify(body))
}
