import { createHash } from 'node:crypto'
import { mkdir, realpath, rm, rmdir, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../error-code.js'
import { StartupProblem } from '../startup-problem.js'

/**
 * Creates the data folder and locks it for this process, until the returned function is called or the process dies.
 * @throws StartupProblem when it is not writable or another process has locked it
 */
export const claimDataFolder = async (folder: string): Promise<() => Promise<void>> => {
  await makeDataFolder(folder)
  try {
    const lock = await hold(lockPath(await realpath(folder)))
    return () => new Promise((resolve) => lock.close(() => resolve()))
  } catch (error) {
    throw new StartupProblem(reason(folder, errorCode(error)))
  }
}

/** @throws StartupProblem when it cannot be created */
export const makeDataFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o711 })
  } catch (error) {
    throw new StartupProblem(reason(folder, errorCode(error)))
  }
}

const reason = (folder: string, code: string | null) =>
  code === 'EADDRINUSE'
    ? `The data folder ${folder} belongs to a shop that is running. Stop that one, or set DATA_DIR to another folder.`
    : `The data folder ${folder} cannot be written (${code}). Set DATA_DIR to a folder that can.`

// The lock is a listening socket: the kernel releases it however its owner dies. A process id in a file may be reused.
// A socket path has room for about 100 bytes, so a folder with a longer path gets a short name derived from it.
const lockPath = (folder: string) => {
  const path = join(folder, 'owner.sock')
  if (Buffer.byteLength(path) < 100) return path
  return `/tmp/sunnah-store-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}.sock`
}

const hold = async (path: string): Promise<Server> => {
  try {
    return await listen(path)
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE' || (await answers(path))) throw error
  }
  return (await takeOver(path)) ?? hold(path)
}

// When many processes find a dead owner's socket at once, one replaces it; the others then check again.
const takeOver = async (path: string): Promise<Server | null> => {
  const turn = `${path}.turn`
  try {
    await mkdir(turn)
  } catch {
    await sleep(20)
    if ((await ageOf(turn)) > LONGEST_TURN) await rmdir(turn).catch(() => undefined)
    return null
  }
  try {
    if (await answers(path)) return null
    await rm(path, { force: true })
    return await listen(path)
  } finally {
    await rmdir(turn)
  }
}

// A process that was killed while replacing it must not block all others.
const LONGEST_TURN = 5_000

const ageOf = async (path: string) => {
  const made = await stat(path).catch(() => null)
  return made ? Date.now() - made.mtimeMs : 0
}

const listen = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((peer) => peer.destroy())
    server.once('error', reject).listen(path, () => resolve(server.unref()))
  })

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const peer = connect(path, () => {
      peer.destroy()
      resolve(true)
    })
    peer.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(errorCode(error) ?? '')))
  })
