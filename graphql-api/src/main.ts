import 'reflect-metadata'
import cluster from 'node:cluster'
import closeWithGrace from 'close-with-grace'
import { openShop } from './start/open-shop.js'
import { serveShop } from './start/serve-shop.js'
import { tellProblem } from './start/server-processes.js'
import { explain } from './start/startup-problem.js'

const closers: (() => Promise<unknown>)[] = []
const onClose = (close: () => Promise<unknown>) => closers.push(close)

const fail = (error: unknown) => console.error(`\n${explain(error)}`)

const opening = cluster.isPrimary ? openShop(onClose) : serveShop(onClose)

const closeShop = async () => {
  await opening.catch(() => {})
  while (closers.length > 0) await closers.pop()?.().catch(fail)
}

// In milliseconds; a server process that hangs ends before the first process gives up.
const patience = cluster.isPrimary ? 15_000 : 12_000

// Ctrl-C arrives twice when npm passes it on; close-with-grace would take the second one for impatience.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const grace = closeWithGrace({ delay: patience, skip: [...signals] }, async ({ err }) => {
  if (err) fail(err)
  await closeShop()
})
let closing = false
for (const signal of signals)
  process.on(signal, () => {
    if (!closing) void grace.close()
    closing = true
  })

await opening.catch(async (error) => {
  if (closing) return
  if (cluster.isPrimary) fail(error)
  else await tellProblem(explain(error))
  await closeShop()
  process.exit(1)
})
