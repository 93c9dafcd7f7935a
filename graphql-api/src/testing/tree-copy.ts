import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(__dirname, '../../..')
const workspaces = ['schema', 'graphql-api', 'web']
const copied = [
  ...['.swcrc', 'codegen', 'codegen.ts', 'package.json', 'tsconfig.base.json'],
  ...workspaces.flatMap((name) => ['package.json', 'tsconfig.json', 'src'].map((file) => join(name, file))),
]

export type TreeCopy = Awaited<ReturnType<typeof openTreeCopy>>

/** A copy of the sources in a folder of its own, for a test to change; what is installed is shared. */
export const openTreeCopy = async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'sunnah-store-tree-')))
  const at = (path: string) => join(folder, path)
  for (const path of copied) await cp(join(root, path), at(path), { recursive: true })
  for (const path of ['node_modules', 'graphql-api/node_modules', 'web/node_modules'])
    await shareModules(path, at(path))
  await mkdir(at('node_modules/@sunnah-store'))
  for (const name of workspaces) await symlink(at(name), at(`node_modules/@sunnah-store/${name}`))

  return {
    /** The text of a file; nothing where there is none. */
    read: (path: string) => readFile(at(path), 'utf8').catch(() => ''),
    write: async (path: string, text: string) => {
      await mkdir(dirname(at(path)), { recursive: true })
      await writeFile(at(path), text)
    },
    /** What a program says that runs in the copy. @throws Error with all that it says when it fails */
    run: (program: string, ...args: string[]): string => {
      const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`)
      return stdout
    },
    close: () => rm(folder, { recursive: true }),
  }
}

const shareModules = async (from: string, to: string) => {
  await mkdir(to)
  const names = await readdir(join(root, from)).catch(() => [])
  for (const name of names) if (name !== '@sunnah-store') await symlink(join(root, from, name), join(to, name))
}
