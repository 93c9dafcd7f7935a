import { rm } from 'node:fs/promises'

export default async () => {
  const { shop, dataDir } = globalThis.shopOfTheRun
  await shop.interrupt()
  await rm(dataDir, { recursive: true, force: true })
}
