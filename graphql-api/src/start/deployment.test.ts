import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@sunnah-store/schema/routes'
import { parse, parseAllDocuments } from 'yaml'
import { connectionSettings } from './data-source.js'
import { settings } from './settings.js'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFile(join(root, path), 'utf8')
const known = Object.keys(settings)

interface Labels {
  [name: string]: string
}

interface Probe {
  httpGet: { path: string; port: string }
}

interface Container {
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
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: {
    selector: Labels & { matchLabels: Labels }
    scaleTargetRef: { kind: string; name: string }
    template: {
      metadata: { labels: Labels }
      spec: { containers: [Container]; terminationGracePeriodSeconds: number }
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

const settingsOf = ({ envFrom }: Container) =>
  envFrom.flatMap(({ configMapRef, secretRef }) =>
    Object.keys(
      (configMapRef ? find('ConfigMap', configMapRef.name).data : find('Secret', secretRef?.name ?? '').stringData) ??
        {},
    ),
  )

test('PgBouncer gives each connection the settings that the shop would give it', async () => {
  const [, query = ''] = /connect_query='([^']*)'/.exec(await read('deploy/pgbouncer.ini')) ?? []

  expect(query.split('; ')).toEqual(Object.entries(connectionSettings).map(([name, value]) => `SET ${name} = ${value}`))
})

test('compose sets what the shop knows, and names no service, volume or configuration that is not there', async () => {
  const { services, volumes, configs } = parse(await read('docker-compose.yml'))

  expect(known).toEqual(expect.arrayContaining(Object.keys(services.api.environment)))
  for (const service of Object.values<Record<string, never[]>>(services)) {
    const { depends_on = [], configs: used = [], volumes: mounted = [] } = service
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
    expect(Object.keys(services)).toEqual(expect.arrayContaining(needed))
    expect(Object.keys(configs)).toEqual(expect.arrayContaining(used.map(({ source }) => source)))
    const named = mounted.map((volume) => String(volume).split(':')[0]).filter((name) => !name?.startsWith('.'))
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named))
  }
})

test('in Kubernetes servers and the migration get settings that the shop knows', () => {
  for (const { spec } of [find('Deployment', 'shop-server'), find('Job', 'shop-migrate')]) {
    const given = settingsOf(spec.template.spec.containers[0])
    expect(given).toContain('DATABASE_URL')
    expect(known).toEqual(expect.arrayContaining(given))
  }
})

test('in Kubernetes a server is probed where it answers, and has limits and time to end', () => {
  const { containers, terminationGracePeriodSeconds } = find('Deployment', 'shop-server').spec.template.spec
  const [{ ports, resources, startupProbe, readinessProbe, livenessProbe }] = containers

  for (const probe of [startupProbe, readinessProbe])
    expect(probe.httpGet).toEqual({ path: endpoints.ready, port: ports?.[0]?.name })
  expect(livenessProbe.httpGet).toEqual({ path: endpoints.live, port: ports?.[0]?.name })
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
