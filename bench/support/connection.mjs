import { once } from 'node:events'
import { connect } from 'node:net'

const HEAD_END = '\r\n\r\n'

/** The bytes of a POST with a JSON body. */
export const post = (path, body, headers = {}) => {
  const text = JSON.stringify(body)
  const lines = Object.entries({
    host: '127.0.0.1',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`)
}

/** The bytes of a GET, as a browser asks for a page. */
export const getPage = (path, headers = {}) => {
  const lines = Object.entries({ host: '127.0.0.1', accept: 'text/html', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

/**
 * A connection that asks one thing after the other and understands no more of HTTP than it must: a client that took as
 * much CPU as a server would be what is measured.
 */
export const openConnection = async (port) => {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await once(socket, 'connect')
  let waiting = null
  let received = Buffer.alloc(0)

  const settle = (settling) => {
    const { resolve, reject } = waiting
    waiting = null
    received = Buffer.alloc(0)
    settling(resolve, reject)
  }
  socket.on('data', (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
    const end = received.indexOf(HEAD_END)
    if (end < 0) return
    const head = received.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) return settle((_, reject) => reject(new Error(`An answer without a length:\n${head}`)))
    if (received.length < end + HEAD_END.length + Number(length)) return
    const body = received.subarray(end + HEAD_END.length)
    const isRefused = !head.startsWith('HTTP/1.1 200') || body.includes('"errors"')
    const refusal = () => Object.assign(new Error(`${head}\n\n${body}`), { status: Number(head.slice(9, 12)) })
    settle((resolve, reject) => (isRefused ? reject(refusal()) : resolve(body)))
  })
  const fail = (error) => waiting && settle((_, reject) => reject(error ?? new Error('The server hung up')))
  socket.on('error', fail).on('close', () => fail())

  return {
    /** @returns the body of the answer; rejects, with the status, for any other than 200 and for errors of GraphQL */
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}
