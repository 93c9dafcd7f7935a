import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const hooks = '@apollo/client/react'
const ofServer = fileURLToPath(new URL('../src/app/server/hooks.ts', import.meta.url))

/** Has components ask the hooks of the server, which watch nothing, in the place of Apollo's. */
export const hooksOfTheServer = (): Plugin => ({
  name: 'hooks-of-the-server',
  enforce: 'pre',
  resolveId: (source, importer) => (source === hooks && importer !== ofServer ? ofServer : null),
})
