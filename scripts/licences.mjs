// Lists what the shop is delivered with (dist/sbom.cdx.json, CycloneDX), and fails when a package has a licence that is not known to be harmless.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Permissive ones: they ask for no more than that their text is passed on.
const harmless = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
])

// Used as they are, from a library of its own that anybody can exchange, which is what the LGPL asks for.
const asLibrary = /^@img\/sharp-/

// Says so in a file, and not in its package.json.
const looked = { 'limiter@1.1.5': 'MIT' }

const root = fileURLToPath(new URL('..', import.meta.url))
const made = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const sbom = JSON.parse(made)

// `--omit=dev` leaves out, with what only development needs, much that the shop needs too.
const isDelivered = ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development')
sbom.components = sbom.components.filter(isDelivered)
const refs = new Set([sbom.metadata.component, ...sbom.components].map((one) => one['bom-ref']))
sbom.dependencies = sbom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }))
mkdirSync(`${root}dist`, { recursive: true })
writeFileSync(`${root}dist/sbom.cdx.json`, JSON.stringify(sbom, null, 2))

const nameOf = (component) => component['bom-ref'].replace(/@[^@]+$/, '')
const idsOf = ({ 'bom-ref': ref, licenses = [{ expression: looked[ref] ?? '' }] }) =>
  licenses.flatMap(({ license, expression }) => (license?.id ?? license?.name ?? expression).split(/[() ]+|AND|OR/))
const isHarmless = (component) => {
  const ids = idsOf(component).filter(Boolean)
  return ids.length > 0 && ids.every((id) => harmless.has(id))
}

const packages = sbom.components.filter((one) => !nameOf(one).startsWith('@sunnah-store/'))
const doubtful = packages.filter((one) => !isHarmless(one) && !asLibrary.test(nameOf(one)))
for (const one of doubtful) console.error(`${one['bom-ref']}: ${idsOf(one).join(' ') || 'no licence'}`)
if (doubtful.length > 0) process.exit(1)
console.log(`${packages.length} packages, each with a licence that is known to be harmless.`)
