import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { workerPolicy } from './policy.js'

const clientDir = fileURLToPath(new URL('../../../web/dist/client/', import.meta.url))

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
const ASK_EACH_TIME = 'no-cache'

/** Serves the files of the built client. A picture comes as AVIF to whoever accepts that, where the shop has it so. */
export const serveClientFiles = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The tag says it already, and no file is long enough to be asked for in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const file = path.slice(clientDir.length).replaceAll('\\', '/')
      reply.header('cache-control', keepFor(file))
      if (/\.js(?:\.(?:br|gz))?$/.test(file)) reply.header('content-security-policy', workerPolicy)
    },
  })
  const smaller = new Set(readdirSync(join(clientDir, 'images')).filter((name) => name.endsWith('.avif')))
  app.get<{ Params: { name: string } }>('/images/:name', ({ params: { name }, headers }, reply) => {
    const avif = name.replace(/\.webp$/, '.avif')
    const isSent = smaller.has(avif) && headers.accept?.includes('image/avif')
    return reply.header('vary', 'accept').sendFile(`images/${isSent ? avif : name}`)
  })
}

// Asset names contain a content hash and can be cached for ever; names of pictures do not.
const keepFor = (file: string) => {
  if (/^\/?assets\//.test(file)) return YEAR
  return /^\/?images\//.test(file) ? DAY : ASK_EACH_TIME
}
