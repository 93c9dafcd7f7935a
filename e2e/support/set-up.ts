import { findChromium } from './chromium.ts'
import { makeDataFolder } from './data-folder.ts'
import { endShops, ofTheRun, openShop, type RunningShop } from './shop.ts'

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
  process.env.SHOP_URL = shop.url
  process.env.SHOP_EMULATOR_URL = shop.emulatorUrl
  process.env.SHOP_DATA_DIR = dataDir
  process.env.CHROMIUM = JSON.stringify(findChromium())
  globalThis.shopOfTheRun = { shop, dataDir }
}
