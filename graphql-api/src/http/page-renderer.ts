import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { PageRenderer } from '@sunnah-store/schema/rendered-page'

const file = fileURLToPath(new URL('../../../web/dist/server/entry-server.cjs', import.meta.url))

/** The client's code that renders its pages; null while the client is not built. */
export const loadPageRenderer = (): PageRenderer | null =>
  existsSync(file) ? createRequire(import.meta.url)(file) : null
