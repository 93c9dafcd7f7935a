import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { apiProxy } from './vite/api-proxy.ts'
import { onlyPhonesOf } from './vite/one-country.ts'
import { routerWithoutWarnings } from './vite/router-without-warnings.ts'

const ground =
  /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|styled-components|rxjs|@apollo[\\/]client|optimism|@wry)[\\/](?!.*(?:hooks[\\/]use(?:Query|LazyQuery|Mutation|Subscription)\b|link[\\/]subscriptions|operators[\\/](?:repeat|retry)\b|observable[\\/](?:defer|fromEvent|race|timer)\b))/
const frame =
  /src[\\/](?:limits|routes|categories|theme[\\/]tokens|lib[\\/]copy[\\/](?:en[\\/][^\\/]+|format|language)|ui[\\/]basic[\\/][^\\/]+)\.tsx?$|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/
const forms = /src[\\/]ui[\\/]form[\\/][^\\/]+\.tsx?$/

/** The explorer is built by itself: it uses more of the shared packages, which every visitor would load along. */
const explorer = 'explorer'

export default defineConfig(({ mode }) => ({
  plugins: [routerWithoutWarnings(), react(), onlyPhonesOf('BD')],
  // The shared constants come as they are written, not as somebody last built them.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2020',
    modulePreload: { polyfill: false },
    // Two builds and the pictures share the folder; the script that runs them empties it and copies what is public.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: mode === explorer ? 'assets/explorer' : 'assets',
    rolldownOptions: {
      // Icons read their own parts for nothing; an unused read is left out.
      treeshake: { propertyReadSideEffects: false },
      input: mode === explorer ? 'graphiql.html' : 'index.html',
      // What every page needs, or every form, in one file: parted into many it weighs more and comes later.
      output: {
        codeSplitting: {
          groups: [
            { name: 'ground', test: ground },
            { name: 'frame', test: frame },
            { name: 'forms', test: forms },
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
}))
