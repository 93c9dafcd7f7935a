import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const packages = join(root, 'node_modules')
let built: string
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'sunnah-store-logging-'))
  const settings = ['--config-file', join(root, '.swcrc'), '-C', 'module.type=commonjs', '--strip-leading-paths']
  spawnSync(join(packages, '.bin/swc'), ['logging.ts', 'gathered-lines.ts', '-d', built, ...settings], {
    cwd: import.meta.dirname,
  })
})
afterAll(() => rm(built, { recursive: true, force: true }))

test.each([
  ['at once', '0'],
  ['while lines before it are written', '100'],
])('a process that logs a line and ends %s has written it', (_, later) => {
  const program = `
    const { stream, ...settings } = require('./logging.js').logging('info').logger
    const log = require('pino').pino(settings, stream)
    log.info('first words')
    setTimeout(() => {
      log.info('last words')
      process.exit()
    }, ${later})`

  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
    cwd: built,
    env: { ...process.env, NODE_PATH: packages },
    encoding: 'utf8',
  })

  expect(stderr).toBe('')
  const lines = stdout.trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['first words', 'last words'])
})
