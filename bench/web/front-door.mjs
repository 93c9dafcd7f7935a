import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'

// Of a connection alone, and nothing of HTTP/2 (RFC 9113, section 8.2.2).
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings'])
const passedOn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)))

/**
 * A front door that speaks HTTP/2 by TLS, as that of production does, before a shop at a port of this machine. Browsers must
 * pass over that nobody vouches for its certificate.
 */
export const openFrontDoor = async (shopPort) => {
  const door = createSecureServer(await makeCertificate(), ({ method, url: path, headers, stream }, answer) => {
    const host = headers[':authority']
    const asked = { port: shopPort, method, path, headers: { ...passedOn(headers), host } }
    const passed = ask(asked, (told) => {
      answer.writeHead(told.statusCode, passedOn(told.headers))
      pipeline(told, answer, () => {})
    })
    passed.on('error', () => stream.close())
    stream.on('close', () => passed.destroy())
    pipeline(stream, passed, () => {})
  })
  await once(door.listen(0, '127.0.0.1'), 'listening')
  return { origin: `https://127.0.0.1:${door.address().port}`, close: () => door.close() }
}

const makeCertificate = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'front-door-'))
  try {
    const [keyFile, certificate] = ['key', 'certificate'].map((name) => join(folder, name))
    const how = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-subj', '/CN=127.0.0.1']
    await promisify(execFile)('openssl', ['req', '-x509', ...how, '-keyout', keyFile, '-out', certificate])
    return { key: await readFile(keyFile), cert: await readFile(certificate) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
