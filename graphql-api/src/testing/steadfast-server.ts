import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { SteadfastConfig } from '../courier/steadfast/steadfast-config.js'
import { type SteadfastParcel, steadfastProtocol } from '../embedded/steadfast-protocol.js'

/**
 * What goes wrong: it is away; it answers 500; it takes what it is sent, and then the connection breaks, it answers 500, or
 * it answers no more; it sends its caller, with everything that was sent, to another address.
 */
export type SteadfastFault = 'away' | '500' | 'answer lost' | '500 after taking' | 'slow' | 'moved'

export interface SteadfastServer {
  config: SteadfastConfig
  /** What it has taken, with what it says of each when it is asked. */
  parcels: Map<string, SteadfastParcel>
  fault: SteadfastFault | null
  /** Districts to which it does not go. */
  refuses: Set<string>
  /** What happens meanwhile: after it has taken or refused what it was sent, and before it says so. */
  meanwhile: (url: string) => Promise<void>
  close(): Promise<unknown>
}

/** Steadfast with its faults. */
export const openSteadfastServer = async (): Promise<SteadfastServer> => {
  const { parcels, refuses, answerTo } = steadfastProtocol(1424100)
  const server = createServer(async (request, response) => {
    const { headers, method } = request
    const [url = '', moved] = (request.url ?? '').split('?')
    const { config, fault } = steadfast
    if (fault === 'away') return request.socket.destroy()
    if (fault === '500') return answer(response, 500, { message: 'Server Error' })
    if (fault === 'moved' && moved === undefined) return response.writeHead(307, { location: `${url}?moved` }).end()
    if (headers['api-key'] !== config.apiKey || headers['secret-key'] !== config.secretKey)
      return answer(response, 401, { message: 'Unauthorized' })
    if (method === 'GET') return answer(response, ...answerTo({ method, url, body: null }))

    const [status, said] = answerTo({ method, url, body: await json(request) })
    if (fault === 'answer lost') return request.socket.destroy()
    if (fault === '500 after taking') return answer(response, 500, { message: 'Server Error' })
    await steadfast.meanwhile(url)
    if (fault !== 'slow') answer(response, status, said)
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const keys = { apiKey: 'key-of-the-shop', secretKey: 'secret-of-the-shop', webhookToken: 'a-token-for-messages' }
  const steadfast: SteadfastServer = {
    config: { ...keys, url: `http://127.0.0.1:${port}`, pretends: false },
    parcels,
    fault: null,
    refuses,
    meanwhile: async () => {},
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
  return steadfast
}

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
