// The pictures and both bundles are independent of each other; the files of all three are compressed at the end.
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { precompress } from './precompress.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

await rm(dist, { recursive: true, force: true })
await Promise.all([import('./build-pictures.mjs'), build({ root }), build({ root, mode: 'explorer' })])
await cp(join(root, 'public'), dist, { recursive: true })
await precompress(dist)
