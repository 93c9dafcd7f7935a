import type { Plugin } from 'vite'

const hooks = '@apollo/client/react'
const virtual = '\0hooks-of-the-server'

// The object that a parent hands down holds what its document asked for, fragments included: see `server-client.ts`.
const code = `
export * from '${hooks}'
export const useFragment = ({ from }) =>
  from == null ? { data: {}, dataState: 'partial', complete: false } : { data: from, dataState: 'complete', complete: true }
`

/** Has components take the data of their fragment from what they are given. A page is rendered once, so that nothing of it is watched, and to read it from the cache again is a sixth of the work. */
export const fragmentsAsGiven = (): Plugin => ({
  name: 'fragments-as-given',
  enforce: 'pre',
  resolveId: (source, importer) => (source === hooks && importer !== virtual ? virtual : null),
  load: (id) => (id === virtual ? code : null),
})
