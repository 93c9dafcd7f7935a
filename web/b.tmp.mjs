import { build } from 'vite'
await build({ root: import.meta.dirname, logLevel:'info' })
