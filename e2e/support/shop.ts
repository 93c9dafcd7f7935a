import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { freePort } from '../../graphql-api/src/embedded/free-port.ts'

const root = join(import.meta.dirname, '../..')

export interface RunningShop {
  url: string
  emulatorUrl: string
  /** Of the process that began all others. */
  pid: number
  output: () => string
  /** Settles with the exit code when it has ended. */
  exit: Promise<number | null>
  /** Settles when it has printed that. */
  prints: (text: string) => Promise<void>
  /** As Ctrl-C does. Answers with its exit code. */
  interrupt: () => Promise<number | null>
  /** `kill -9` of everything that `npm start` began. */
  kill: () => Promise<void>
}

/** Settings of the shop that a whole run shares: its people do in minutes what others do in days. */
export const ofTheRun = { RATE_LIMIT_SCALE: '1000' }

/** Opens the shop as `npm start` does, on that data folder and free ports, and waits until it says that it is open. */
export const openShop = async (dataDir: string, settings: Record<string, string> = {}): Promise<RunningShop> => {
  const [port, emulatorPort] = [await freePort(), await freePort()]
  const shop = startShop(dataDir, { PORT: String(port), AUTH_EMULATOR_PORT: String(emulatorPort), ...settings })
  await shop.prints('is open')
  return {
    url: `http://127.0.0.1:${port}`,
    emulatorUrl: `http://127.0.0.1:${emulatorPort}`,
    pid: shop.pid,
    output: shop.output,
    exit: shop.exit,
    prints: shop.prints,
    interrupt: () => shop.end('SIGINT'),
    kill: async () => {
      await shop.end('SIGKILL')
    },
  }
}

interface StartedShop {
  pid: number
  output: () => string
  exit: Promise<number | null>
  prints: (text: string) => Promise<void>
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

const begun: StartedShop[] = []

/** Ends every shop that this file's tests began and did not end. */
export const endShops = async (): Promise<void> => {
  for (const shop of begun.splice(0)) await shop.end('SIGINT')
}

/** Starts it without waiting; for starts that are to fail. */
export const startShop = (dataDir: string, settings: Record<string, string> = {}): StartedShop => {
  const env = { ...withoutSettings(), DATA_DIR: dataDir, ...settings }
  const shop = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const exit = once(shop, 'close').then(([code]: (number | null)[]) => code ?? null)
  const started: StartedShop = {
    pid: shop.pid ?? 0,
    output: () => output,
    exit,
    prints: (text: string) => untilPrinted(shop, text, () => output),
    end: (signal: NodeJS.Signals) => {
      if (shop.pid && shop.exitCode === null && shop.signalCode === null) process.kill(-shop.pid, signal)
      return exit
    },
  }
  begun.push(started)
  return started
}

// A developer's own settings must not reach the shop under test: what is empty in the environment does not come from `.env` either.
const withoutSettings = () => {
  const named = Object.keys(parseEnv(readFileSync(join(root, '.env.example'), 'utf8')))
  const empty = named.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, ''])
  return { ...process.env, ...Object.fromEntries(empty) }
}

const untilPrinted = (shop: ChildProcess, text: string, output: () => string) =>
  new Promise<void>((resolve, reject) => {
    const check = () => output().includes(text) && resolve()
    check()
    shop.stdout?.on('data', check)
    shop.once('close', () => reject(new Error(`The shop did not open:\n${output()}`)))
  })
