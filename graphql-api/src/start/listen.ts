import type { FastifyInstance } from 'fastify'
import { errorCode } from '../error-code.js'
import { StartupProblem } from '../startup-problem.js'

/** @throws StartupProblem when that port or address cannot be had */
export const listen = async (
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> => {
  try {
    await server.listen({ host, port })
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
