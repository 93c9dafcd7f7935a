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

// Both tables of codes have those that there are.
const inRows = (rows) => rows.flatMap((row) => [...row.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, code]) => code))
const rowsOf = (doc, heading, cell) =>
  (
    readFileSync(doc, 'utf8')
      .split(/^## /m)
      .find((section) => section.startsWith(heading)) ?? ''
  )
    .split('\n')
    .filter((line) => /^\| [`\d]/.test(line))
    .map((line) => line.split(' | ')[cell] ?? '')
const codes = [...readFileSync('schema/src/errors.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): \{/gm)].map(([, code]) => code)
const untold = Object.entries({
  'docs/product.md': inRows(rowsOf('docs/product.md', '6. Errors', 0)),
  'docs/api.md': inRows(rowsOf('docs/api.md', 'Errors', 1)),
}).flatMap(([doc, told]) => [
  ...codes.filter((code) => !told.includes(code)).map((code) => `${doc} lacks ${code}`),
  ...told.filter((code) => !codes.includes(code)).map((code) => `${doc} has ${code}, which is none`),
])
if (untold.length > 0) {
  console.error(`Codes in the docs are not those of schema/src/errors.ts:\n  ${untold.join('\n  ')}`)
  process.exit(1)
}

// The map names every folder of a side; by itself or as a part of a longer name.
const map = readFileSync('docs/architecture.md', 'utf8').split('```')[1] ?? ''
const folders = new Set(
  files.flatMap((path) => {
    const [, side, folder] =
      /^(graphql-api\/src|web\/src)\/((?:order|product|lib|features)\/[\w-]+|[\w-]+)\//.exec(path) ?? []
    return side && !path.startsWith('web/src/features/') ? [folder] : []
  }),
)
const unmapped = [...folders].filter((folder) => !new RegExp(`\\b${folder.split('/').at(-1)}\\b`).test(map))
if (unmapped.length > 0) {
  console.error(`Not in the map of docs/architecture.md:\n  ${unmapped.join('\n  ')}`)
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
