import { rm } from 'node:fs/promises'

export default async () => {
  const { folder, postgres, emulator } = globalThis.testServices
  await emulator.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
