// Builds the workspaces that changed since their last build; arguments restrict it to those workspaces.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamps = join(root, 'node_modules/.cache/sunnah-store')
const always = ['package-lock.json', '.swcrc']
const parts = [
  { workspace: 'schema', title: 'the contract', reads: ['schema'] },
  { workspace: 'graphql-api', title: 'the server', reads: ['graphql-api', 'schema'] },
  { workspace: 'web', title: 'the storefront', reads: ['web', 'schema'] },
]

const buildPart = async ({ workspace, title, reads }) => {
  const stamp = join(stamps, workspace)
  const sources = contentOf([...always, ...reads])
  if (existsSync(join(root, workspace, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return

  const since = Date.now()
  console.log(`  Building ${title} …`)
  rmSync(stamp, { force: true })
  await run('npm', ['run', '--silent', 'build', '--workspace', workspace])
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stamp, sources)
  console.log(`  Built ${title} in ${((Date.now() - since) / 1000).toFixed(1)} s`)
}

const isMade = (path) => /(^|\/)(node_modules|dist)$|^web\/public\/images$/.test(path)

const contentOf = (paths) => {
  const hash = createHash('sha256')
  const add = (path) => {
    if (statSync(join(root, path)).isFile()) return hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
    for (const name of readdirSync(join(root, path)).sort()) if (!isMade(`${path}/${name}`)) add(`${path}/${name}`)
  }
  paths.forEach(add)
  return hash.digest('hex')
}

const run = (command, args) =>
  new Promise((resolve, reject) => {
    const output = []
    const child = spawn(command, args, {
      cwd: root,
      signal: failure.signal,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(text))
    child.once('error', reject).once('close', (code) => (code === 0 ? resolve() : reject(Buffer.concat(output))))
  })

// When one build fails, the others are stopped.
const failure = new AbortController()
const wanted = process.argv.slice(2)
const [contract, ...others] = parts.map((part) => async () => {
  if (wanted.length === 0 || wanted.includes(part.workspace)) await buildPart(part)
})
try {
  await contract()
  await Promise.all(others.map((build) => build()))
} catch (output) {
  failure.abort()
  console.error(String(output))
  process.exit(1)
}
