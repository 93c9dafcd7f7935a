// Loaded before the shop: puts what stands in this folder in the place of parts of the server, those that WITHOUT names.
import { register } from 'node:module'

register('./hooks.mjs', import.meta.url, { data: (process.env.WITHOUT ?? '').split(',') })
