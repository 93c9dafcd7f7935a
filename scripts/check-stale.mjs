// Fails when the docs name a file or a test that is not there, and when the contract and the code from it, made anew, differ from what is checked in.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--']
const made = ['schema/*.graphql', 'schema/*.json', '*.generated.ts', 'web/src/generated']
const list = (...paths) =>
  execFileSync('git', [...git, ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(path))
const read = () => new Map(list(...made).map((path) => [path, readFileSync(path, 'utf8')]))

// `x.service.ts` stands for any noun; a name may begin with its folder, or with … in the place of a migration's time.
const named = /`…?([\w./-]+\.(?:[cm]js|tsx?|graphql))`/g
const example = /(^|\/)x\.|1800000000000/
const files = list()
const isThere = (name) =>
  example.test(name) || files.some((path) => `/${path}`.endsWith(name.startsWith('-') ? name : `/${name}`))
const missing = list('*.md').flatMap((doc) =>
  [...readFileSync(doc, 'utf8').matchAll(named)]
    .filter(([, name]) => !isThere(name))
    .map(([, name]) => `${doc}: ${name}`),
)
if (missing.length > 0) {
  console.error(`Named in the docs, and not there:\n  ${missing.join('\n  ')}`)
  process.exit(1)
}

// `x.test.ts` “a sentence” is a test of that file.
const told = /`([\w.-]+\.test\.tsx?)` “([^”]+)”/g
const texts = (name) => list(`*/${name}`).map((path) => readFileSync(path, 'utf8'))
const untested = list('*.md').flatMap((doc) =>
  [...readFileSync(doc, 'utf8').matchAll(told)]
    .filter(([, name, sentence]) => !texts(name).some((text) => text.includes(sentence)))
    .map(([, name, sentence]) => `${doc}: ${name}: ${sentence}`),
)
if (untested.length > 0) {
  console.error(`Tests named in the docs, and not there:\n  ${untested.join('\n  ')}`)
  process.exit(1)
}

const before = read()
for (const script of ['schema', 'codegen'])
  execFileSync('npm', ['run', '--silent', script], { stdio: ['ignore', 'ignore', 'inherit'] })
const after = read()

const stale = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path))
if (stale.length > 0) {
  console.error(`Stale until now, made anew; check them in:\n  ${stale.join('\n  ')}`)
  process.exit(1)
}
