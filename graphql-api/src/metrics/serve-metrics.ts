import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { AggregatorRegistry, register } from 'prom-client'
import { StartupProblem } from '../startup-problem.js'

interface Place {
  host: string
  port: number
}

/**
 * `GET /metrics` in the form of Prometheus, at an address of its own: it is for nobody else. With several server processes
 * it tells the sum of theirs, and what this one knows besides.
 * @returns what closes it
 * @throws StartupProblem when the port is taken
 */
export const serveMetrics = async ({ host, port }: Place, report: (error: unknown) => void) => {
  const all = new AggregatorRegistry()
  const read = async () => {
    const hasOthers = Object.keys(cluster.workers ?? {}).length > 0
    return hasOthers
      ? `${await all.clusterMetrics()}\n${await register.getSingleMetricAsString(OUTBOX)}\n`
      : register.metrics()
  }

  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await read()
      response.writeHead(200, { 'content-type': register.contentType }).end(text)
    } catch (error) {
      report(error)
      response.writeHead(503).end()
    }
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error) => {
    throw new StartupProblem(`Metrics cannot be served at ${host}:${port}: ${error.message}.`)
  })
  return async () => {
    server.close()
    server.closeAllConnections()
  }
}

// Of this process, which sends the mails; the others know nothing of it.
const OUTBOX = 'outbox_messages_waiting'
