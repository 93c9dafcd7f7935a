// Sends generated requests to the server: npm run test:attack -- --requests=100000. The same seed sends the same again. They
// meet no limits, and take callers at random: what tries every limit, and every call as everybody, runs with them.
// `--within=200` also holds that 99 of 100 readers are answered within so many milliseconds meanwhile: on a machine that does nothing else.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1e9)) },
    requests: { type: 'string', default: '10000' },
    within: { type: 'string' },
  },
})
for (const [name, value] of Object.entries(values))
  if (!/^\d{1,9}$/.test(value)) throw new Error(`--${name} must be a whole number`)

console.log(`--seed=${values.seed} --requests=${values.requests}`)
const env = {
  ...process.env,
  ATTACK_SEED: values.seed,
  ATTACK_REQUESTS: values.requests,
  ...(values.within && { ATTACK_WITHIN: values.within }),
}
const tests = ['attack.test', 'graphql/access.test', 'rest/access.test', 'limits/limits.api.test']
// One after the other: the first one measures.
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'server', '--runInBand', '--']
const { status } = spawnSync(process.execPath, [...jest, ...tests.map((test) => `graphql-api/src/${test}`)], {
  stdio: 'inherit',
  env,
})
process.exit(status ?? 1)
