import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@sunnah-store/schema/routes'
import { createDataSource } from '../database/data-source.js'
import { migrate } from '../database/migrate.js'
import { freePort } from '../embedded/free-port.js'
import { type EmbeddedPostgres, startPostgres } from '../embedded/postgres.js'
import { findPostgresHome } from '../embedded/postgres-home.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer } from '../testing/test-server.js'
import { openWaitingServer } from './waiting-server.js'

const root = join(import.meta.dirname, '../../..')
const script = join(root, 'deploy/make-certificates.sh')
const dockerfile = join(root, 'Dockerfile')

let folder: string
let postgres: EmbeddedPostgres
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunnah-store-tls-'))
  for (const authority of ['ours', 'strangers']) {
    await mkdir(join(folder, authority))
    execFileSync(script, ['localhost'], { cwd: join(folder, authority), stdio: 'ignore' })
  }
  const data = join(folder, 'data')
  await mkdir(data)
  await chmod(folder, 0o711)
  const { runAs } = await findPostgresHome(data, () => {})
  const [key, certificate] = ['key', 'certificate'].map((kind) => join(folder, 'ours', `localhost-${kind}`))
  if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(key ?? '', runAs.uid, runAs.gid)
  const flags = ['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`]
  postgres = await startPostgres(
    data,
    () => {},
    flags.flatMap((flag) => ['-c', flag]),
  )
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** As docker-compose.yml has it. */
const urlTrusting = (authority: string) =>
  `${postgres.url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert=${folder}/${authority}/inside-ca`

test('the shop works with a database that it reaches by TLS alone', async () => {
  const source = createDataSource(urlTrusting('ours'))
  await migrate(source)
  await source.initialize()
  const shop = { source, db: source.manager, url: urlTrusting('ours'), close: () => source.destroy() }
  const server = await openTestServer({ beside: shop })
  const [shopper, product] = [await buildShopper(shop.db), await buildProduct(shop.db)]
  await placeOrder(shop.db, shopper, orderInput([product]))

  expect(await server.rest('GET', endpoints.ready)).toMatchObject({ status: 200 })
  const plain = await source.query(
    `SELECT application_name, query FROM pg_stat_activity JOIN pg_stat_ssl USING (pid)
     WHERE backend_type = 'client backend' AND NOT ssl`,
  )
  expect(plain).toEqual([])
  await server.close()
  await source.destroy()
})

test('a database that shows a certificate of somebody else is not asked', async () => {
  await expect(createDataSource(urlTrusting('strangers')).initialize()).rejects.toMatchObject({
    code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  })
})

/** What a machine inside asks by TLS, if it trusts this authority. */
const ask = async (port: number, path: string, authority: string) => {
  const ca = await readFile(join(folder, authority, 'inside-ca'))
  const asked = get(`https://127.0.0.1:${port}${path}`, { ca, servername: 'localhost' })
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  return { status: answer?.resume().statusCode, retryAfter: answer?.headers['retry-after'] }
}

const ownTls = async () => {
  const [key = '', cert = ''] = await Promise.all(
    ['key', 'certificate'].map((kind) => readFile(join(folder, 'ours', `localhost-${kind}`), 'utf8')),
  )
  return { key, cert }
}

test('a server with a certificate speaks TLS, and nothing else', async () => {
  const server = await openTestServer({ tls: await ownTls() })
  const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  const { ready } = endpoints

  expect(await ask(Number(port), ready, 'ours')).toMatchObject({ status: 200 })
  await expect(ask(Number(port), ready, 'strangers')).rejects.toMatchObject({
    code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  })
  await expect(fetch(`http://127.0.0.1:${port}${ready}`)).rejects.toThrow('fetch failed')
  await server.close()
})

test('so does what answers in its place while the database is away', async () => {
  const port = await freePort()
  const close = await openWaitingServer({ host: '127.0.0.1', port, tls: await ownTls() })

  expect(await ask(port, endpoints.live, 'ours')).toMatchObject({ status: 200 })
  expect(await ask(port, endpoints.ready, 'ours')).toEqual({ status: 503, retryAfter: '5' })
  await expect(fetch(`http://127.0.0.1:${port}${endpoints.live}`)).rejects.toThrow('fetch failed')
  await close()
})

test.each(['TLS_CERTIFICATE', 'TLS_CERTIFICATE_FILE', null])(
  'the image knows whether it is ready, however its certificate is given: %s',
  async (name) => {
    const server = await openTestServer({ tls: name === null ? null : await ownTls() })
    const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
    const [, check = '[]'] = /HEALTHCHECK .*\\\n\s*CMD (\[.*\])$/m.exec(await readFile(dockerfile, 'utf8')) ?? []
    const [, ...words]: string[] = JSON.parse(check.replace('port: 4000', `port: ${port}`))

    const asked = spawn(process.execPath, words, { env: name ? { [name]: 'a certificate, or where it is' } : {} })

    expect(await once(asked, 'exit')).toEqual([0, null])
    await server.close()
  },
)
