import type { FastifyInstance } from 'fastify'
import { errorCode } from '../error-code.js'
import { edgeLimits } from '../http/edge-limits.js'
import { StartupProblem } from '../startup-problem.js'

// As many may wait at the door as may come in. Of those beyond Node's own 511 the kernel drops what they send, and they try
// again after a second, then three, seven: a crowd that came while the server was busy waited for ten seconds, whoever was let in.
const backlog = edgeLimits.connections

/** @throws StartupProblem when that port or address cannot be had */
export const listen = async (
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> => {
  try {
    await server.listen({ host, port, backlog })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EADDRINUSE')
      throw new StartupProblem(`Port ${port} is in use. Stop what uses it, or set PORT to another.`)
    if (code === 'EACCES')
      throw new StartupProblem(`Port ${port} is not open to this user. Set PORT to one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupProblem(`HOST ${host} is no address of this machine.`)
    throw error
  }
}
