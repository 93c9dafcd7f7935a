import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { endpoints } from '@sunnah-store/schema/routes'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite'
import { adoptedStyles } from './vite/adopted-styles.ts'
import { apiProxy } from './vite/api-proxy.ts'
import { commonestPasswords } from './vite/commonest-passwords.ts'
import { compileAhead, compiledAhead } from './vite/compiled-ahead.ts'
import { inlineScript } from './vite/inline-script.ts'
import { joinedScripts } from './vite/joined-scripts.ts'
import { onlyPhonesOf } from './vite/one-country.ts'
import { partsOfTheServer } from './vite/parts-of-the-server.ts'
import { routerWithoutWarnings } from './vite/router-without-warnings.ts'
import { scriptLimits } from './vite/script-limits.ts'
import { sentinelsWithoutStacks } from './vite/sentinels-without-stacks.ts'
import { steadyStyles } from './vite/steady-styles.ts'
import { tellingFiles } from './vite/telling-files.ts'

/** The explorer is built by itself: it uses more of the shared packages, which every visitor would load along. */
const explorer = 'explorer'
/** What the server renders pages by; it names the scripts of the client, which is built before. */
const server = 'server'
const client = 'dist/client'
/** What keeps pages to be read offline; it is another one for each build of the client. */
const worker = 'worker'

const banglaFolder = '/src/lib/copy/bn/'
const isBangla = (id: string) => id.includes(banglaFolder) || id.includes('/districts-in-bangla')
if (!existsSync(new URL(`.${banglaFolder}`, import.meta.url))) throw new Error(`${banglaFolder} is gone`)

// What every page in Bangla says, the frame with it.
const saidEverywhere =
  /\/src\/lib\/copy\/bn\/(bn|districts|footer|format|offline|product-fields|shop|wish)\.|\/districts-in-bangla/

const isOfSecondFactor = (id: string) =>
  /\/src\/(features\/user\/(second-factor\/|log-in-again)|lib\/copy\/(en\/)?proof)/.test(id)

// Bangla, what admins alone read, and second factors: no page's script may draw it along.
const staysApart = (id: string) =>
  isBangla(id) ||
  isOfSecondFactor(id) ||
  /\/src\/(features\/.*\/manage\/|lib\/copy\/(en\/)?manage|ui\/layout\/save-bar)/.test(id)

// What most people open has limits of its own.
const limits = {
  entry: { kB: 186.9, scripts: 4 },
  first: {
    en: {
      home: { kB: 207.1, scripts: 8 },
      category: { kB: 212.2, scripts: 9 },
      search: { kB: 212.4, scripts: 9 },
      productDetail: { kB: 244.6, scripts: 8 },
      others: { kB: 273.6, scripts: 12 },
    },
    bn: {
      home: { kB: 212, scripts: 9 },
      category: { kB: 218.1, scripts: 11 },
      search: { kB: 218.3, scripts: 11 },
      productDetail: { kB: 259.8, scripts: 10 },
      others: { kB: 290.3, scripts: 16 },
    },
  },
  page: { kB: 267.7, scripts: 9 },
}

const known = {
  stays: staysApart,
  // What is said in Bangla comes with what says it, which has whatever it needs.
  forFew: (id: string) => isOfSecondFactor(id) || isBangla(id),
  withAll: '/src/app/frame/footer.tsx',
  most: ['home-page', 'category-page', 'search-page', 'product-page'],
}

// The scripts of every page, by their names; they run as soon as they have come.
const runAtOnce = new Set(['react', 'ground', 'index'])

// The shared constants come as they are written, not as somebody last built them.
const conditions = ['source', 'es2015']

const builtClient = () => readFileSync(new URL(`${client}/.vite/manifest.json`, import.meta.url), 'utf8')

const forServer = (): UserConfig => ({
  plugins: [
    steadyStyles(),
    inlineScript(),
    routerWithoutWarnings(),
    partsOfTheServer(),
    react(),
    onlyPhonesOf('BD'),
    commonestPasswords(),
  ],
  ssr: { noExternal: true, resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  define: {
    'process.env.NODE_ENV': '"production"',
    clientChunks: builtClient(),
  },
  build: {
    ssr: 'src/entry-server.tsx',
    target: 'node20',
    outDir: 'dist/server',
    copyPublicDir: false,
    // Node keeps the text of what it runs: 10 MB of every server process else.
    minify: true,
    // In pieces, of which the server reads those of the pages that it renders: those of admins never.
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: 'entry-server.cjs', chunkFileNames: '[name]-[hash].cjs' },
    },
    reportCompressedSize: false,
  },
})

const forWorker = (): UserConfig => ({
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  define: {
    'process.env.NODE_ENV': '"production"',
    release: JSON.stringify(createHash('sha256').update(builtClient()).digest('hex').slice(0, 12)),
    tellingFiles: JSON.stringify(tellingFiles(JSON.parse(builtClient()))),
  },
  build: {
    target: 'es2020',
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', entryFileNames: endpoints.serviceWorker.slice(1), codeSplitting: false },
    },
    reportCompressedSize: false,
  },
})

const forBrowser = (mode: string, joined?: Awaited<ReturnType<typeof joinedScripts>>): UserConfig => {
  const assetsDir = mode === explorer ? 'assets/explorer' : 'assets'
  return {
    plugins: [
      steadyStyles(),
      routerWithoutWarnings(),
      react(),
      onlyPhonesOf('BD'),
      commonestPasswords(),
      sentinelsWithoutStacks(),
      adoptedStyles(),
      compiledAhead(),
      ...(joined ? [scriptLimits(limits)] : []),
    ],
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    build: {
      target: 'es2020',
      manifest: mode !== explorer,
      modulePreload: { polyfill: false },
      outDir: client,
      // Two builds and the pictures share the folder; the script that runs them empties it and copies what is public.
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir,
      rolldownOptions: {
        // Icons read their own parts for nothing; an unused read is left out.
        treeshake: { propertyReadSideEffects: false },
        input: mode === explorer ? 'graphiql.html' : 'index.html',
        // What every page needs, packages apart, and what pages share, joined: parted into many it weighs more and comes later.
        output: {
          postBanner: ({ name }) => (runAtOnce.has(name) ? compileAhead : ''),
          chunkFileNames: ({ moduleIds }) => `${assetsDir}/${moduleIds.some(isBangla) ? 'bn-' : ''}[name]-[hash].js`,
          codeSplitting: mode === explorer || {
            groups: [
              // Each is run in a task of its own.
              {
                name: 'react',
                test: /src\/lib\/react-roots|node_modules[\\/](?:react|react-dom|scheduler|styled-components)[\\/]/,
                tags: ['$initial'],
              },
              { name: 'ground', test: /node_modules/, tags: ['$initial'] },
              { name: 'frame', tags: ['$initial'] },
              { name: 'words', test: saidEverywhere },
              ...(joined ?? []),
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
}

export default defineConfig(async ({ command, mode }) => {
  if (mode === server) return forServer()
  if (mode === worker) return forWorker()
  if (mode === explorer || command === 'serve') return forBrowser(mode)
  return forBrowser(mode, await joinedScripts({ root: import.meta.dirname, ...forBrowser(mode) }, known))
})
