import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimDataFolder } from './data-folder.js'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sunnah-store-folder-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

test.each([
  ['a short path', ['data']],
  ['a path too long for a socket', ['a'.repeat(120), 'data']],
])('a data folder has one owner at a time: %s', async (_, names) => {
  const folder = join(parent, ...names)
  const release = await claimDataFolder(folder)

  await expect(claimDataFolder(folder)).rejects.toThrow(`The data folder ${folder} belongs to a shop that is running.`)

  await release()
  const again = await claimDataFolder(folder)
  await again()
})

test('of many that start at once on a dead owner’s folder, one gets it', async () => {
  await leaveBehind(join(parent, 'owner.sock'))

  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => claimDataFolder(parent)))

  const owners = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  expect(owners).toHaveLength(1)
  await owners[0]?.()
})

test('a folder that cannot be made is named', async () => {
  await writeFile(join(parent, 'file'), '')

  await expect(claimDataFolder(join(parent, 'file/data'))).rejects.toThrow(
    `The data folder ${join(parent, 'file/data')} cannot be written (ENOTDIR).`,
  )
})

const leaveBehind = async (path: string) => {
  const holder = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(process.argv[1], () => console.log('held'))`,
    path,
  ])
  await once(holder.stdout, 'data')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
}
