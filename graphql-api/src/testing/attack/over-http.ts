import { Agent, request } from 'node:http'
import type { Answer } from './attack.js'

export interface HttpRequest {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

export interface HttpClient {
  send(asked: HttpRequest): Promise<Answer>
  close(): void
}

/** Asks the server at this address over the network, with connections that stay. */
export const openHttpClient = (address: string): HttpClient => {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return {
    send: ({ method, url, headers, body }) =>
      new Promise((resolve, reject) => {
        const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
        const asking = request(
          { agent, hostname, port, method, path: url, headers: { ...headers, ...length } },
          (answer) => {
            const parts: Buffer[] = []
            answer.on('data', (part) => parts.push(part))
            answer.on('error', reject)
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                type: answer.headers['content-type'] ?? '',
                text: Buffer.concat(parts).toString(),
              }),
            )
          },
        )
        asking.on('error', reject)
        asking.end(body ?? undefined)
      }),
    close: () => agent.destroy(),
  }
}
