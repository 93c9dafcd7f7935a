import 'reflect-metadata'
import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { openShop } from './start/open-shop.js'
import { serveShop } from './start/serve-shop.js'
import { tellProblem } from './start/server-processes.js'
import { explain } from './startup-problem.js'

const closers: (() => Promise<unknown>)[] = []
const onClose = (close: () => Promise<unknown>) => closers.push(close)

const fail = (error: unknown) => console.error(`\n${explain(error)}`)

const closing = new AbortController()
const opening = cluster.isPrimary ? openShop(onClose, closing.signal) : serveShop(onClose)

// In milliseconds; a server process that hangs ends before the first process gives up.
const patience = cluster.isPrimary ? 15_000 : 11_000
// What hangs is left, and the next is closed: PostgreSQL, which is stopped last, must not be left behind.
const lastly = 2500
const atLeast = 500

const closeShop = async () => {
  await opening.catch(() => {})
  const end = performance.now() + patience - lastly
  while (closers.length > 0)
    await Promise.race([closers.pop()?.().catch(fail), wait(Math.max(end - performance.now(), atLeast))])
}

// Ctrl-C arrives twice when npm passes it on; close-with-grace would take the second one for impatience.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const grace = closeWithGrace({ delay: patience, skip: [...signals] }, async ({ err }) => {
  if (err) fail(err)
  await closeShop()
})
for (const signal of signals)
  process.on(signal, () => {
    if (!closing.signal.aborted) void grace.close()
    closing.abort()
  })

await opening.catch(async (error) => {
  if (closing.signal.aborted) return
  if (cluster.isPrimary) fail(error)
  else await tellProblem(explain(error))
  await closeShop()
  process.exit(1)
})
