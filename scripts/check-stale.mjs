// Regenerates the contract and the code from it, and fails when the checked-in files differ.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--']
const made = ['schema/*.graphql', 'schema/*.json', '*.generated.ts', 'web/src/generated']
const list = () =>
  execFileSync('git', [...git, ...made], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
const read = () => new Map(list().map((path) => [path, existsSync(path) ? readFileSync(path, 'utf8') : null]))

const before = read()
for (const script of ['schema', 'codegen'])
  execFileSync('npm', ['run', '--silent', script], { stdio: ['ignore', 'ignore', 'inherit'] })
const after = read()

const stale = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path))
if (stale.length > 0) {
  console.error(`Stale until now, made anew; check them in:\n  ${stale.join('\n  ')}`)
  process.exit(1)
}
