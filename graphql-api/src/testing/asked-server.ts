import { table } from '../rest/table.js'
import type { User } from '../user/user.entity.js'
import { buildWorld } from './access-world.js'
import { openTestServer } from './test-server.js'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH'

/** All REST calls, each with a sentence of its own. */
export const calls = table.map(({ method, path, access }) => [`${method} ${path}`, method, path, access] as const)

export type AskedServer = Awaited<ReturnType<typeof openAskedServer>>

/** A server that is asked by address, with any headers and any body, and its answer read to the last header. */
export const openAskedServer = async () => {
  const server = await openTestServer()
  const world = await buildWorld(server)
  return {
    ...server,
    world,
    ask: async (method: Method, url: string, headers: Record<string, string> = {}, payload?: object | string) => {
      await server.app.upToDate()
      const type = payload === undefined ? {} : { 'content-type': 'application/json' }
      const asked = { method, url, headers: { ...type, ...headers }, ...(payload !== undefined && { payload }) }
      const { statusCode: status, headers: told, body } = await server.app.inject(asked)
      return { status, headers: told, body: body.startsWith('{') ? JSON.parse(body) : body }
    },
    bearer: async (user: User) => ({ authorization: `Bearer ${await server.tokenOf(user)}` }),
    /** The address of a call, about a thing that is there. */
    filledIn: (path: string) =>
      path.replace(/:(\w+)/, (_, name: string) =>
        name === 'productId' ? world.product.id : (world.owner.email ?? ''),
      ),
  }
}
