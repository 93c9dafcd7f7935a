// Fails for known faults of packages, high or critical, that audit-exceptions.json does not argue away, and for exceptions that are not needed any more.
// `-- --report=FILE` judges what `npm audit --json` has printed elsewhere.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { report: { type: 'string' } } })
const text = values.report
  ? readFileSync(values.report, 'utf8')
  : spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout
const { vulnerabilities } = JSON.parse(text || '{}')
if (!vulnerabilities) {
  console.error('The registry tells no faults of packages here. Run this where it does.')
  process.exit(2)
}

/** Why each of these does no harm here, by its id such as GHSA-xxxx-xxxx-xxxx. */
const exceptions = JSON.parse(readFileSync(new URL('audit-exceptions.json', import.meta.url), 'utf8'))
const grave = new Map(
  Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ url, name, severity, title }) => [url.split('/').at(-1), `${name}, ${severity}: ${title} (${url})`]),
)
const problems = [
  ...[...grave].filter(([id]) => !exceptions[id]).map(([, fault]) => fault),
  ...Object.keys(exceptions)
    .filter((id) => !grave.has(id))
    .map((id) => `audit-exceptions.json: ${id} is not needed any more`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('No package has a known fault that is high or critical and not argued away.')
