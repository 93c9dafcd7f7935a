// The pictures, the icons, the shop and the explorer are independent of each other; the files of all are compressed at the end.
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { precompress } from './precompress.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'dist/client')

// What renders its pages names the scripts of the client, and what keeps them is another one with each of its builds.
const buildShop = async () => {
  await build({ root })
  await Promise.all(['server', 'worker'].map((mode) => build({ root, mode })))
  for (const left of ['.vite', 'index.html']) await rm(join(client, left), { recursive: true })
}

await rm(join(root, 'dist'), { recursive: true, force: true })
await Promise.all([
  import('./build-pictures.mjs'),
  import('./build-install.mjs'),
  buildShop(),
  build({ root, mode: 'explorer' }),
])
await cp(join(root, 'public'), client, { recursive: true })
await precompress(client)
