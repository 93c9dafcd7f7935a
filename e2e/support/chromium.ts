import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright-core'

const require = createRequire(import.meta.url)

/** How to launch the Chromium of this machine: the one that is named, the one from npm, installed, or Playwright's. */
export const findChromium = (): LaunchOptions => {
  const named = process.env.CHROMIUM_PATH
  if (named) return withFlags(named)
  const found = candidates().find(runs)
  if (!found) throw new Error('No Chromium runs here. Install one, or set CHROMIUM_PATH to its program.')
  return found
}

// The one from npm comes first: it has no windows to draw, so a page costs it a third of what it costs a whole browser.
const candidates = (): LaunchOptions[] => [
  ...(process.platform === 'linux' && process.arch === 'x64' ? [fromNpm()] : []),
  ...[...installed, chromium.executablePath()].filter(existsSync).map(withFlags),
]

const installed =
  process.platform === 'darwin'
    ? ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
    : ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'].map((name) => `/usr/bin/${name}`)

// Some systems keep a script in its place that only says how to install it.
const runs = ({ executablePath = '', env }: LaunchOptions) => {
  try {
    execFileSync(executablePath, ['--version'], { stdio: 'ignore', timeout: 10_000, env })
    return true
  } catch {
    return false
  }
}

const withFlags = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', ...quiet],
})
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

// Made for AWS Lambda: told that it is there, it also unpacks the system libraries that a bare machine lacks.
const fromNpm = (): LaunchOptions => {
  const manifest = join(dirname(require.resolve('@sparticuz/chromium')), '../../package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  const folder = join(tmpdir(), `sunnah-store-headless-chromium-${version}-${process.getuid?.() ?? 0}`)
  if (!existsSync(folder)) unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

const unpackInto = (folder: string) => {
  const draft = `${folder}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`
  execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  })
  writeFileSync(join(draft, 'fonts/fonts.conf'), fontsConfig)
  renameSync(draft, folder)
}

// Its own configuration looks for them where AWS Lambda has them; without a font it draws no text.
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
