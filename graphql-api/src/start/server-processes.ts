import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Services } from '../embedded/services.js'
import { StartupProblem } from '../startup-problem.js'

const FIRST_WAIT = 100
const LONGEST_WAIT = 5000

/** What a server process says: that it waits for the services, or why it cannot start. */
type Word = { waits: true } | { problem: string }

interface Helpers {
  log: (line: string) => void
  onClose: (close: () => Promise<unknown>) => void
}

/**
 * Starts that many processes that serve on one port, and starts another whenever one ends, after 0.1 to 5 seconds.
 * @throws StartupProblem with what the first one that could not start said
 */
export const startServerProcesses = async (
  count: number,
  services: Services,
  { log, onClose }: Helpers,
): Promise<void> => {
  let isClosing = false
  onClose(() => {
    isClosing = true
    return Promise.all(Object.values(cluster.workers ?? {}).map(stop))
  })
  cluster.setupPrimary({ exec: fileURLToPath(new URL('../main.js', import.meta.url)) })

  const keepRunning = (wait: number): Promise<void> => {
    const worker = cluster.fork()
    const opened = untilOpen(worker, services)
    worker.once('exit', async () => {
      const isOpen = await opened.then(
        () => true,
        () => false,
      )
      const pause = isOpen ? FIRST_WAIT : wait
      setTimeout(() => {
        if (isClosing) return
        log(`Server process ${worker.process.pid} ended. Starting another …`)
        keepRunning(Math.min(2 * pause, LONGEST_WAIT)).catch(({ message }) => log(message))
      }, pause)
    })
    return opened
  }
  await Promise.all(Array.from({ length: count }, () => keepRunning(FIRST_WAIT)))
}

const untilOpen = (worker: Worker, services: Services) =>
  new Promise<void>((resolve, reject) => {
    worker.once('listening', () => resolve())
    worker.once('exit', () => reject(new StartupProblem('A server process ended before it was open.')))
    worker.on('message', (word: Word) => {
      if ('problem' in word) reject(new StartupProblem(word.problem))
      // Other words are the metrics'.
      else if ('waits' in word) worker.send(services)
    })
  })

const stop = async (worker: Worker | undefined) => {
  if (!worker || worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await ended
}

/** The services that the first process has started, for one that serves beside others. */
export const givenServices = async (): Promise<Services> => {
  const answer = once(process, 'message')
  await say({ waits: true })
  const [services]: Services[] = await answer
  if (!services) throw new Error('The first process gave no services')
  return services
}

/** Tells the first process why this one cannot start. */
export const tellProblem = (problem: string): Promise<void> => say({ problem })

const say = (word: Word) => new Promise<void>((resolve) => process.send?.(word, () => resolve()))
