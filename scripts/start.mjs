// One process from the build to the open shop, so that Ctrl-C finds only the shop itself to stop.
await import('./build.mjs')
await import('../graphql-api/dist/main.js')
