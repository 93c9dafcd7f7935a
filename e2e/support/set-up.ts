import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { endShops, openShop, type RunningShop } from './shop.ts'

declare global {
  var sharedShop: { shop: RunningShop; dataDir: string }
}

/** One shop and one choice of browser for the whole run; tests that stop and start shops open their own. */
export default async () => {
  // The shop is in a process group of its own: Ctrl-C on the tests does not reach it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => endShops().finally(() => process.exit(1)))
  const dataDir = await makeDataFolder()
  const shop = await openShop(dataDir)
  process.env.SHOP_URL = shop.url
  process.env.SHOP_EMULATOR_URL = shop.emulatorUrl
  process.env.SHOP_DATA_DIR = dataDir
  process.env.CHROMIUM = JSON.stringify(findChromium())
  globalThis.sharedShop = { shop, dataDir }
}

const makeDataFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sunnah-store-e2e-'))
  await chmod(folder, 0o711)
  return folder
}
