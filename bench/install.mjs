// Installs what the other contestants need, unless exactly that is there already.
import { execSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const wanted = `${folder}package-lock.json`
const installed = `${folder}node_modules/.installed-lock.json`

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== readFileSync(wanted, 'utf8')) {
  console.log('  Installing what the shop is measured beside …')
  execSync('npm ci --ignore-scripts --no-audit --no-fund --loglevel=error', { cwd: folder, stdio: 'inherit' })
  copyFileSync(wanted, installed)
}
