import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ofTheRun, openShop, type RunningShop } from './shop.ts'

/** What the shop in that data folder writes down so that other processes can join it. */
export const settingsToJoin = async (dataDir: string) => {
  const joined = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8'))
  return {
    DATABASE_URL: joined.databaseUrl,
    FIREBASE_AUTH_EMULATOR_HOST: joined.emulatorHost,
    FIREBASE_PROJECT_ID: joined.projectId,
    ACCESS_TOKEN_SECRET: joined.accessTokenSecret,
    SECOND_FACTOR_SECRET: joined.secondFactorSecret,
    PICTURES_DIR: join(dataDir, 'pictures'),
  }
}

/** Opens a second server process of that shop. */
export const openSecondServer = async (dataDir: string, settings = {}): Promise<RunningShop> => {
  const joining = await settingsToJoin(dataDir)
  const second = await openShop(join(dataDir, 'second'), { ...joining, ...ofTheRun, ...settings })
  return { ...second, emulatorUrl: `http://${joining.FIREBASE_AUTH_EMULATOR_HOST}` }
}
