// Sends generated requests to the server: npm run test:attack -- --requests=100000. The same seed sends the same again.
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
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'server', '--', 'graphql-api/src/attack.test']
process.exit(spawnSync(process.execPath, jest, { stdio: 'inherit', env }).status ?? 1)
