import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { endpoints } from '@sunnah-store/schema/routes'
import { parse, parseAllDocuments } from 'yaml'
import { connectionSettings, createDataSource, forVisitors } from '../database/data-source.js'
import { settings } from './settings.js'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFile(join(root, path), 'utf8')
const known = Object.keys(settings)

interface Labels {
  [name: string]: string
}

interface Probe {
  httpGet: { path: string; port: string; scheme: string }
}

interface Container {
  env?: { name: string; value: string }[]
  volumeMounts: { mountPath: string }[]
  securityContext: object
  ports?: { name: string }[]
  resources: { requests: object; limits: { memory: string } }
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  startupProbe: Probe
  readinessProbe: Probe
  livenessProbe: Probe
}

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; annotations?: Labels }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: {
    egress: { to: { ipBlock?: { cidr: string; except: string[] } }[]; ports: { port: number }[] }[]
    policyTypes: string[]
    selector: Labels & { matchLabels: Labels }
    scaleTargetRef: { kind: string; name: string }
    template: {
      metadata: { labels: Labels }
      spec: {
        containers: [Container]
        volumes: { secret?: { secretName: string } }[]
        securityContext: object
        automountServiceAccountToken: boolean
        terminationGracePeriodSeconds: number
      }
    }
  }
}

let manifests: Manifest[]
beforeAll(async () => {
  const folder = 'deploy/kubernetes'
  const texts = await Promise.all((await readdir(join(root, folder))).map((file) => read(`${folder}/${file}`)))
  const documents = texts.flatMap((text) => parseAllDocuments(text))
  for (const { errors, warnings } of documents) expect([...errors, ...warnings]).toEqual([])
  manifests = documents.map((document): Manifest => document.toJS()).filter(({ kind }) => kind !== 'Kustomization')
})

const find = (kind: string, name: string) => {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`There is no ${kind} ${name}`)
  return found
}

/** What a container is given, whether as it is or in a file. */
const settingsOf = ({ env = [], envFrom }: Container) => [
  ...env.map(({ name }) => name),
  ...envFrom.flatMap(({ configMapRef }) => Object.keys(find('ConfigMap', configMapRef?.name ?? '').data ?? {})),
]
/** Where the files of its settings stand, by their names. */
const placesOf = ({ env = [], envFrom }: Container) => {
  const maps = envFrom.map(({ configMapRef }) => find('ConfigMap', configMapRef?.name ?? '').data)
  const all = Object.assign({}, ...maps, ...env.map(({ name, value }) => ({ [name]: value })))
  return Object.fromEntries(Object.entries<string>(all).filter(([name]) => name.endsWith('_FILE')))
}
const withoutFile = (name: string) => name.replace(/_FILE$/, '')

test('PgBouncer gives each connection the settings that the shop would give it', async () => {
  const pooler = await read('deploy/pgbouncer.ini')
  const queries = [...pooler.matchAll(/^(\w+) = .*dbname=shop connect_query='([^']*)'$/gm)]
  const told = Object.fromEntries(
    queries.map(([, entry, query = '']) => [entry, `-c ${query.replaceAll('; ', ' -c ')}`]),
  )
  const asSet = (options = '') => options.replaceAll(/-c (\w+)=(\d[\d.]*)/g, '-c SET $1 = $2')

  const all = Object.entries(connectionSettings).map(([name, value]) => `-c ${name}=${value}`)
  expect(told).toEqual({ shop: asSet(all.join(' ')), shop_visitors: asSet(forVisitors.options) })
})

test('nobody waits for ever for a connection: two seconds, at PgBouncer as at the shop', async () => {
  const [, seconds] = /^query_wait_timeout = (\d+)$/m.exec(await read('deploy/pgbouncer.ini')) ?? []
  const { options } = createDataSource('postgres://pgbouncer/shop')

  expect(options).toMatchObject({ extra: { connectionTimeoutMillis: 2_000 } })
  expect(seconds).toBe('2')
})

interface Service {
  image?: string
  entrypoint?: string[]
  user?: string
  environment?: Record<string, string>
  networks: string[]
  secrets?: string[]
  depends_on?: string[] | Record<string, unknown>
  configs?: { source: string }[]
  volumes?: string[]
  cap_drop: string[]
  security_opt: string[]
  read_only: boolean
  stop_grace_period?: string
  deploy: { resources: { limits: object } }
}

interface Composed {
  services: Record<string, Service>
  volumes: object
  configs: object
  secrets: object
  networks: Record<string, { internal?: boolean } | null>
}

const readCompose = async (): Promise<Composed> => parse(await read('docker-compose.yml'), { merge: true })

test('compose sets what the shop knows, and names no service, volume, secret or configuration that is not there', async () => {
  const { services, volumes, configs, secrets, networks } = await readCompose()

  for (const name of ['api', 'migrate'])
    expect(known).toEqual(expect.arrayContaining(Object.keys(services[name]?.environment ?? {}).map(withoutFile)))
  for (const service of Object.values(services)) {
    const { depends_on = [], configs: used = [], volumes: mounted = [] } = service
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
    expect(Object.keys(services)).toEqual(expect.arrayContaining(needed))
    expect(Object.keys(configs)).toEqual(expect.arrayContaining(used.map(({ source }) => source)))
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(service.secrets ?? []))
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(service.networks))
    const named = mounted.map((volume) => String(volume).split(':')[0]).filter((name) => !name?.startsWith('.'))
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named))
    for (const value of Object.values(service.environment ?? {})) {
      const [, secret] = /^\/run\/secrets\/(.+)$/.exec(value) ?? []
      if (secret) expect(service.secrets).toContain(secret)
    }
  }
})

test('in compose nothing has rights, memory or processes without limit, nor a secret in its environment', async () => {
  const { services, networks } = await readCompose()

  for (const service of Object.values(services)) {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
      deploy: { resources: { limits: { memory: expect.any(String), pids: expect.any(Number) } } },
    })
    if (service.image) expect(service.image).toMatch(/^\$\{[A-Z]+_IMAGE:-[a-z]+:\d+\.\d[\d.]*\}$/)
    for (const name of Object.keys(service.environment ?? {}))
      expect(name).not.toMatch(/(PASSWORD|SECRET|SECRET_ACCESS_KEY|SMTP_URL)$/)
  }
  expect(networks.data?.internal).toBe(true)
  const inside = ['postgres', 'postgres-replica', 'pgbouncer', 'migrate']
  for (const name of inside) expect(services[name]?.networks).toEqual(['data'])
  expect(services['front-door']?.networks).toEqual(['front'])
  expect(Number.parseInt(services.api?.stop_grace_period ?? '', 10)).toBeGreaterThan(15)
})

test('keys of the service account and secrets are in no commit and in no image', async () => {
  const kept = (await read('.gitignore')).split('\n')
  const left = (await read('.dockerignore')).split('\n')

  expect(kept).toEqual(expect.arrayContaining(['firebase-key*.json', '/secrets/', '.env']))
  expect(left).toEqual(expect.arrayContaining(['**/firebase-key*.json', 'secrets', '.env*']))
  const tracked = spawnSync('git', ['ls-files', '*firebase-key*', 'secrets', '.env'], { cwd: root, encoding: 'utf8' })
  expect(tracked).toMatchObject({ status: 0, stdout: '' })
})

test('in Kubernetes servers and the migration get settings that the shop knows, secrets as files of volumes', () => {
  for (const [spec, secret] of [
    [find('Deployment', 'shop-server').spec, 'shop-secrets'],
    [find('Job', 'shop-migrate').spec, 'shop-migration'],
  ] as const) {
    const { containers, volumes, ...pod } = spec.template.spec
    const [container] = containers
    const given = settingsOf(container)
    expect(given).toContain('DATABASE_URL_FILE')
    expect(known).toEqual(expect.arrayContaining(given.map(withoutFile)))
    expect(volumes.map((volume) => volume.secret?.secretName)).toContain(secret)
    const places = Object.values(placesOf(container))
    const files = places.filter((place) => place.startsWith('/run/secrets/shop/')).map((place) => basename(place))
    expect(Object.keys(find('Secret', secret).stringData ?? {}).sort()).toEqual(files.sort())
    const mounted = container.volumeMounts.map(({ mountPath }) => mountPath)
    expect(mounted).toEqual(expect.arrayContaining([...places.map(dirname), '/run/database-ca', '/tmp']))
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } })
    expect(container).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: { limits: { memory: expect.any(String) } },
    })
  }
})

test('in Kubernetes a server is probed where it answers, and has limits and time to end', () => {
  const { containers, terminationGracePeriodSeconds } = find('Deployment', 'shop-server').spec.template.spec
  const [{ ports, resources, startupProbe, readinessProbe, livenessProbe }] = containers

  // A server that waits for its database lives: to start it anew would mend nothing.
  for (const probe of [startupProbe, livenessProbe])
    expect(probe.httpGet).toEqual({ path: endpoints.live, port: ports?.[0]?.name, scheme: 'HTTPS' })
  expect(readinessProbe.httpGet).toEqual({ path: endpoints.ready, port: ports?.[0]?.name, scheme: 'HTTPS' })
  expect(resources).toMatchObject({ requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } })
  expect(terminationGracePeriodSeconds).toBeGreaterThan(15 + 5)
})

test('in Kubernetes service, autoscaler and disruption budget are those of the servers', () => {
  const { selector, template } = find('Deployment', 'shop-server').spec

  expect(template.metadata.labels).toEqual(selector.matchLabels)
  expect(find('Service', 'shop-server').spec.selector).toEqual(selector.matchLabels)
  expect(find('PodDisruptionBudget', 'shop-server').spec.selector.matchLabels).toEqual(selector.matchLabels)
  expect(find('HorizontalPodAutoscaler', 'shop-server').spec.scaleTargetRef).toMatchObject({
    kind: 'Deployment',
    name: 'shop-server',
  })
})

test('every connection inside is encrypted to a part whose certificate is checked', async () => {
  const { services } = await readCompose()
  const checked = /\?sslmode=verify-full&sslrootcert=(\/run\/[\w./-]+)$/

  const composed = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment))
  const { stringData: servers = {} } = find('Secret', 'shop-secrets')
  const { stringData: migration = {} } = find('Secret', 'shop-migration')
  const databases = [...composed, ...Object.entries(servers), ...Object.entries(migration)].filter(([name]) =>
    /^DATABASE_\w*URLS?$/.test(name),
  )
  expect(databases).toHaveLength(10)
  for (const [, urls] of databases) for (const url of urls.split(',')) expect(url).toMatch(checked)
  expect(services['postgres-replica']?.environment).toMatchObject({ PGSSLMODE: 'verify-full' })
  for (const name of ['postgres', 'postgres-replica']) {
    expect(services[name]?.entrypoint?.[0]).toBe('/with-tls.sh')
    expect(services[name]?.secrets).toEqual(expect.arrayContaining([`${name}-key`, `${name}-certificate`]))
  }
  const pooler = await read('deploy/pgbouncer.ini')
  expect(pooler).toMatch(/^client_tls_sslmode = require$/m)
  expect(pooler).toMatch(/^server_tls_sslmode = verify-full$/m)

  expect(Object.keys(services.api?.environment ?? {})).toEqual(
    expect.arrayContaining(['TLS_KEY_FILE', 'TLS_CERTIFICATE_FILE']),
  )
  expect(await read('deploy/Caddyfile')).toMatch(
    /\n\t+tls\n\t+tls_server_name api\n\t+tls_trust_pool file \S+inside-ca\n/,
  )
  const { containers } = find('Deployment', 'shop-server').spec.template.spec
  expect(settingsOf(containers[0])).toEqual(expect.arrayContaining(['TLS_KEY_FILE', 'TLS_CERTIFICATE_FILE']))
  expect(find('Ingress', 'shop').metadata.annotations).toMatchObject({
    'nginx.ingress.kubernetes.io/backend-protocol': 'HTTPS',
    'nginx.ingress.kubernetes.io/proxy-ssl-verify': 'on',
    'nginx.ingress.kubernetes.io/proxy-ssl-name': 'shop-server',
  })
})

test('in Kubernetes servers reach names, the database, and https and mail out there, but no network inside', () => {
  const { egress, policyTypes } = find('NetworkPolicy', 'shop').spec
  const outside = egress.filter(({ to }) => to.some(({ ipBlock }) => ipBlock))

  expect(policyTypes).toContain('Egress')
  expect(egress.map(({ ports }) => ports.map(({ port }) => port))).toEqual([
    [53, 53],
    [5432, 6432],
    [443, 465, 587],
  ])
  expect(outside).toHaveLength(1)
  expect(outside[0]?.to[0]?.ipBlock?.except).toEqual(
    expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16']),
  )
})

test('known faults of packages are told when they are grave, unless an exception argues them away', async () => {
  const judge = async (severity: string) => {
    const report = join(tmpdir(), `sunnah-store-audit-${severity}.json`)
    const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc'
    const via = ['other', { name: 'some', severity, title: 'Something', url }]
    await writeFile(report, JSON.stringify({ vulnerabilities: { some: { via } } }))
    const { status, stderr } = spawnSync(process.execPath, ['scripts/audit.mjs', `--report=${report}`], {
      cwd: root,
      encoding: 'utf8',
    })
    await rm(report)
    return { status, stderr }
  }

  expect(await judge('moderate')).toEqual({ status: 0, stderr: '' })
  expect(await judge('critical')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('some, critical: Something'),
  })
})
