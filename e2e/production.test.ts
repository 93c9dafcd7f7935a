import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeDataFolder } from './support/data-folder.ts'
import { settingsToJoin } from './support/second-server.ts'
import { endShops, openShop } from './support/shop.ts'

const root = join(import.meta.dirname, '..')
const home = pathToFileURL(root).href

let dataDir: string
let loaded: string[]
beforeAll(async () => {
  dataDir = await makeDataFolder()
  await openShop(dataDir)
  loaded = await modulesOfProduction()
})
afterAll(async () => {
  await endShops()
  await rm(dataDir, { recursive: true, force: true })
})

/** What a server in production, which is given all that it needs, has loaded by the time that it has answered and ended. */
const modulesOfProduction = async () => {
  const { DATABASE_URL, ACCESS_TOKEN_SECRET, SECOND_FACTOR_SECRET, PICTURES_DIR } = await settingsToJoin(dataDir)
  const notes = await mkdtemp(join(tmpdir(), 'sunnah-store-modules-'))
  const server = await openShop(join(dataDir, 'production'), {
    NODE_ENV: 'production',
    DATABASE_URL,
    ACCESS_TOKEN_SECRET,
    SECOND_FACTOR_SECRET,
    PICTURES_DIR,
    FIREBASE_PROJECT_ID: 'demo-production',
    FIREBASE_API_KEY: 'key',
    // At its end, each process of Node writes down which scripts it has had.
    NODE_V8_COVERAGE: notes,
  })
  expect((await fetch(`${server.url}/product?page=0&size=10`)).status).toBe(200)
  await server.interrupt()
  const ofProcesses = await Promise.all((await readdir(notes)).map((file) => scriptsIn(join(notes, file))))
  await rm(notes, { recursive: true })
  return ofProcesses.find((scripts) => scripts.some((url) => url.endsWith('graphql-api/dist/server.js'))) ?? []
}

const scriptsIn = async (file: string): Promise<string[]> => {
  const { result }: { result: { url: string }[] } = JSON.parse(await readFile(file, 'utf8'))
  return result.map(({ url }) => url)
}

// The package debug colours its output where these are installed; they are not part of a production image.
const colours = ['node_modules/supports-color', 'node_modules/has-flag']

/** Where the package of a script is installed, as the lock file writes it. */
const packageOf = (url: string) => /(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(url.replace(`${home}/`, ''))?.[0]

test('in production no package is loaded that only development needs', async () => {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    await readFile(join(root, 'package-lock.json'), 'utf8'),
  )
  const names = new Set(loaded.map(packageOf))
  for (const name of colours) names.delete(name)

  expect(packages['node_modules/firebase-tools']?.dev).toBe(true)
  expect(names).toContain('node_modules/fastify')
  expect([...names].filter((name) => name && packages[name]?.dev)).toEqual([])
})

test('in production nothing is loaded of what runs when nothing is configured, or of the libraries for pictures and mails', () => {
  expect(
    loaded.filter((url) => /dist\/(embedded\/(postgres|identity|auth-emulator|demo\/seed)|commands\/)/.test(url)),
  ).toEqual([])
  for (const later of ['sharp', 'nodemailer']) expect(loaded.map(packageOf)).not.toContain(`node_modules/${later}`)
})
