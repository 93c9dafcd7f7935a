// Takes each guard of the server out in turn and shows that a test falls: locks, transactions, checks of whose something is,
// directives, triggers. A guard whose loss no test notices survives, and so fails the run. The last figures: bench/README.md.
// `-- --only=REGEX` takes those out whose kind and name it matches; `-- --check` takes none out, and fails for rows that name a
// piece of code or a test that is not there, and for a lock or transaction that no row names.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { audiences } from './guards/audiences.mjs'
import { callers } from './guards/callers.mjs'
import { jobs } from './guards/jobs.mjs'
import { limits } from './guards/limits.mjs'
import { locksOfOrders } from './guards/locks-of-orders.mjs'
import { locksOfPeople } from './guards/locks-of-people.mjs'
import { locksOfSettings } from './guards/locks-of-settings.mjs'
import { locksOfStock } from './guards/locks-of-stock.mjs'
import { logIns } from './guards/log-ins.mjs'
import { messages } from './guards/messages.mjs'
import { parcels } from './guards/parcels.mjs'
import { purchases } from './guards/purchases.mjs'
import { requests } from './guards/requests.mjs'
import { searches } from './guards/searches.mjs'
import { secondFactors } from './guards/second-factors.mjs'
import { sendings } from './guards/sendings.mjs'
import { steps } from './guards/steps.mjs'
import { transactions } from './guards/transactions.mjs'
import { needless, triggers } from './guards/triggers.mjs'
import { what } from './guards/what.mjs'
import { who } from './guards/who.mjs'
import { whose } from './guards/whose.mjs'
import { withoutRow } from './guards/without-row.mjs'
import { checkTriggers, withoutTrigger } from './guards/without-trigger.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean' }, only: { type: 'string', default: '' } } })

const sources = resolve('graphql-api/src')
const all = Object.entries({
  lock: [...locksOfStock, ...locksOfOrders, ...locksOfPeople, ...locksOfSettings],
  transaction: transactions,
  check: [
    ...whose,
    ...who,
    ...logIns,
    ...secondFactors,
    ...what,
    ...requests,
    ...callers,
    ...limits,
    ...purchases,
    ...parcels,
    ...steps,
    ...messages,
    ...searches,
    ...jobs,
    ...sendings,
  ],
  directive: audiences,
  trigger: triggers,
}).flatMap(([kind, those]) =>
  those.map(({ file, ...guard }) => ({
    ...guard,
    name: `${kind}: ${guard.name}`,
    ...(file && { file, path: join(sources, file) }),
  })),
)
const guards = all.filter(({ name }) => new RegExp(values.only).test(name))

const moved = guards.filter(({ path, text }) => path && readFileSync(path, 'utf8').split(text).length !== 2)
if (moved.length > 0) {
  console.error(
    `Not found, or not once; write anew what takes the guard out:\n  ${moved.map(({ name, file }) => `${name} (${file})`).join('\n  ')}`,
  )
  process.exit(1)
}

const missing = [...new Set(guards.flatMap(({ tests }) => tests))].filter(
  (test) => !existsSync(join(sources, `${test}.ts`)),
)
if (missing.length > 0) {
  console.error(`No such test:\n  ${missing.join('\n  ')}`)
  process.exit(1)
}

const unknown = values.only ? [] : withoutRow(sources, all)
if (unknown.length > 0) {
  console.error(
    `A lock or transaction that no row takes out; add one, or say in needless-rows.mjs why not:\n  ${unknown.join('\n  ')}`,
  )
  process.exit(1)
}
if (values.check) process.exit()

const { default: server } = await import('../graphql-api/jest.config.js')
const { default: startServices } = await import('../graphql-api/src/testing/start-services.mjs')
const { default: stopServices } = await import('../graphql-api/src/testing/stop-services.mjs')
const folder = mkdtempSync(join(tmpdir(), 'sunnah-store-guards-'))

const compiler = resolve('scripts/guards/compile-without.mjs')
const config = {
  ...server,
  rootDir: resolve('graphql-api'),
  globalSetup: undefined,
  globalTeardown: undefined,
  testTimeout: 60_000,
  transform: Object.fromEntries(
    Object.entries(server.transform).map(([files, [, options]]) => [files, [compiler, options]]),
  ),
}
const [configFile, outcome] = [join(folder, 'jest.config.json'), join(folder, 'outcome.json')]
writeFileSync(configFile, JSON.stringify(config))
const jest = [
  'node_modules/jest/bin/jest.js',
  '--config',
  configFile,
  '--json',
  '--outputFile',
  outcome,
  '--forceExit',
  '--runInBand',
]

const LONGEST = 300_000

/** The titles of the tests of one file that fall without the guard. */
const fallenOf = async (test, { path, text, by }) => {
  rmSync(outcome, { force: true })
  const env = { ...process.env, GUARD: JSON.stringify({ path, text, by }) }
  const options = { stdio: 'ignore', timeout: LONGEST, killSignal: 'SIGKILL', env }
  // Not waited for in one go: the Auth emulator answers from this process.
  const [, signal] = await once(spawn(process.execPath, [...jest, '--', `${sources}/${test}`], options), 'close')
  if (signal) return [`${test} has no end`]
  const [only] = JSON.parse(readFileSync(outcome, 'utf8')).testResults
  const { assertionResults, status, message } = only
  if (assertionResults.length === 0 && status === 'failed') throw new Error(`${test} cannot begin: ${message}`)
  const fallen = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName)
  // What is looked at after all tests has no sentence of its own.
  return fallen.length === 0 && status === 'failed' ? [`after all of ${test}`] : fallen
}

/** What the last run said of those that fell. */
const whyIn = (file) =>
  existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
        .testResults.map(({ message }) => message)
        .join('\n')
    : 'It was stopped.'

/** The same of all its files, up to the first one where any falls. */
const firstFallen = async (guard) => {
  for (const test of guard.tests) {
    const fallen = await fallenOf(test, guard)
    if (fallen.length > 0) return fallen
  }
  return []
}

const fallenWithout = (guard) => (guard.trigger ? withoutTrigger(guard, () => firstFallen(guard)) : firstFallen(guard))

await startServices()
await checkTriggers([...triggers, ...needless])
for (const test of new Set(guards.flatMap(({ tests }) => tests))) {
  const [fallen] = await fallenOf(test, {})
  if (fallen) throw new Error(`This falls with all guards in place: ${fallen}\n${whyIn(outcome)}`)
}
const survivors = []
for (const guard of guards) {
  const began = Date.now()
  const fallen = await fallenWithout(guard)
  const unnoticed = guard.mustFallFor?.filter((title) => !fallen.some((name) => name.includes(title))) ?? []
  const survives = fallen.length === 0 || unnoticed.length > 0
  if (survives) survivors.push(guard.name)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(
    `${survives ? 'SURVIVES' : 'falls'} ${guard.name}: ${fallen.length} fallen, ${seconds} s${unnoticed.length > 0 ? `; unnoticed: ${unnoticed.join(', ')}` : ''}${fallen[0] ? `; ${fallen[0]}` : ''}`,
  )
}
await stopServices()
rmSync(folder, { recursive: true })
console.log(
  `${guards.length} guards, ${survivors.length} survive${survivors.length > 0 ? `:\n  ${survivors.join('\n  ')}` : ''}`,
)
process.exit(survivors.length > 0 ? 1 : 0)
