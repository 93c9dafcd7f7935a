import { createHash } from 'node:crypto'
import { mkdir, realpath, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { errorCode } from '../error-code.js'
import { StartupProblem } from '../startup-problem.js'

/**
 * Makes the data folder and holds it for this process alone, until the function it answers with is called or the process dies.
 * @throws StartupProblem when it cannot be written, or a living process holds it
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

/** @throws StartupProblem when it cannot be made */
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

// A listening socket is let go of by the kernel however its owner dies; a process id in a file may be somebody else's by now.
// Its address has room for about 100 bytes, so a folder with a longer path is held by a short name made from it.
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
  // Moved aside before it is removed: of two that start at once, the later one finds that it moved the other's new socket.
  const aside = `${path}.${process.pid}`
  await rename(path, aside)
  if (await answers(aside)) await rename(aside, path)
  else await rm(aside, { force: true })
  return listen(path)
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
