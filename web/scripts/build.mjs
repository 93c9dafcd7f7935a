// The pictures and both bundles do not need one another; what is compressed in the end are the files of all three.
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
