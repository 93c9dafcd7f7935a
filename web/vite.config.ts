import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { apiProxy } from './vite/api-proxy.ts'
import { entryLimit } from './vite/entry-limit.ts'
import { onlyPhonesOf } from './vite/one-country.ts'
import { pagesAhead } from './vite/pages-ahead.ts'
import { routerWithoutWarnings } from './vite/router-without-warnings.ts'

/** The explorer is built by itself: it uses more of the shared packages, which every visitor would load along. */
const explorer = 'explorer'

/** Where visitors arrive; the server sends these with their code. */
const firstPages = {
  home: ['home-page.tsx', 'catalogue-loader.ts'],
  category: ['category-page.tsx', 'catalogue-loader.ts'],
  search: ['search-page.tsx', 'catalogue-loader.ts'],
  productDetail: ['product-page.tsx', 'product-loader.ts'],
}

const products = 'src/features/product/'
const lists = 'src/ui/list/'
const forms = 'src/ui/form/'
const bangla = 'src/lib/copy/bn/'
for (const folder of [products, lists, forms, bangla])
  if (!existsSync(new URL(folder, import.meta.url))) throw new Error(`A chunk is named after ${folder}, which is gone`)

/** Lies in this folder, and in none below it. */
const isOwn = (id: string, folder: string) => id.includes(`/${folder}`) && !id.split(`/${folder}`)[1]?.includes('/')

export default defineConfig(({ mode }) => {
  const assetsDir = mode === explorer ? 'assets/explorer' : 'assets'
  return {
    plugins: [
      routerWithoutWarnings(),
      react(),
      onlyPhonesOf('BD'),
      ...(mode === explorer ? [] : [entryLimit(183), pagesAhead(firstPages)]),
    ],
    // The shared constants come as they are written, not as somebody last built them.
    resolve: { conditions: ['source', 'es2015', ...defaultClientConditions] },
    build: {
      target: 'es2020',
      modulePreload: { polyfill: false },
      // Two builds and the pictures share the folder; the script that runs them empties it and copies what is public.
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir,
      rolldownOptions: {
        // Icons read their own parts for nothing; an unused read is left out.
        treeshake: { propertyReadSideEffects: false },
        input: mode === explorer ? 'graphiql.html' : 'index.html',
        // What every page needs, packages apart, what the lists of products share, and what forms need in one file each:
        // parted into many it weighs more and comes later.
        output: {
          chunkFileNames: ({ moduleIds }) =>
            `${assetsDir}/${moduleIds.some((id) => id.includes(`/${bangla}`)) ? 'bn-' : ''}[name]-[hash].js`,
          codeSplitting: mode === explorer || {
            groups: [
              { name: 'ground', test: /node_modules/, tags: ['$initial'] },
              { name: 'frame', tags: ['$initial'] },
              { name: 'lists', minShareCount: 3, test: (id) => isOwn(id, products) || id.includes(`/${lists}`) },
              { name: 'forms', test: (id) => id.includes(`/${forms}`) },
            ],
          },
        },
        // The explorer's packages carry directives for a compiler that this build does not run.
        onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
    },
    worker: { format: 'es' },
    // In development too the explorer is the one that was built: its workers cannot be bundled ahead.
    optimizeDeps: { entries: ['index.html'] },
    server: {
      port: 5173,
      proxy: apiProxy(process.env.API_ORIGIN ?? 'http://127.0.0.1:4000'),
    },
  }
})
