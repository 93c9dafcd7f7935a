import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ofServer = (file: string) => fileURLToPath(new URL(`../src/app/server/${file}`, import.meta.url))

// What is imported, and what the server has in its place.
const parts = [
  { source: /^@apollo\/client\/react$/, part: ofServer('hooks.ts') },
  { source: /^lucide-react$/, part: ofServer('lucide-react.ts') },
  { source: /\/(?:catalogue|product)-loader\.ts$/, part: ofServer('loaders.ts') },
  { source: /\/icon\.tsx$/, part: ofServer('icon.tsx') },
  { source: /\/variants-without-scripts\.tsx$/, part: ofServer('variants-without-scripts.tsx') },
]

/** Gives the server parts of its own where those of the browser would watch what never changes, or make anew what is always the same, and where only readers without scripts see more. */
export const partsOfTheServer = (): Plugin => ({
  name: 'parts-of-the-server',
  enforce: 'pre',
  resolveId: (name, importer) => {
    const part = parts.find(({ source }) => source.test(name))?.part
    return part && importer !== part ? part : null
  },
})
