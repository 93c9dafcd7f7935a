import type { Plugin } from 'vite'
import { commonest } from '../src/features/user/commonest.ts'

/** Reduces the list of passwords (490 kB) to those that are refused. */
export const commonestPasswords = (): Plugin => ({
  name: 'commonest-passwords',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@zxcvbn-ts\/language-common\/src\/passwords\.json$/ },
    // In order they compress better.
    handler: (code) => JSON.stringify(commonest(JSON.parse(code)).sort()),
  },
})
