import { readFile } from 'node:fs/promises'
import { maxHeaderSize } from 'node:http'
import { join } from 'node:path'
import { limits } from '@sunnah-store/schema/limits'
import { parseDocument } from 'yaml'
import { edgeLimits } from '../http/edge-limits.js'

const read = (path: string) => readFile(join(import.meta.dirname, '../../../deploy', path), 'utf8')

// In bytes: a picture, and the form around it.
const LARGEST = limits.pictureBytes + 10_000

test('Caddy gives callers as long as a server does, and takes what a server takes', async () => {
  const caddy = await read('Caddyfile')
  const figure = (name: string, unit: string) => Number(new RegExp(`^\\s*${name} (\\d+)${unit}$`, 'm').exec(caddy)?.[1])

  expect(figure('read_header', 's') * 1000).toBe(edgeLimits.headers)
  expect(figure('read_body', 's') * 1000).toBe(edgeLimits.request)
  expect(figure('write', 's') * 1000).toBe(edgeLimits.request)
  expect(figure('max_header_size', 'KB') * 1024).toBe(maxHeaderSize)
  expect(figure('max_size', 'MB') * 1_000_000).toBeGreaterThan(LARGEST)
  expect(figure('max_size', 'MB') * 1_000_000).toBeLessThan(2 * LARGEST)
  // Before the server ends it, so that no request goes into a connection that is just closing.
  expect(figure('keepalive', 's') * 1000).toBeLessThan(edgeLimits.unused)
  expect(figure('idle', 's') * 1000).toBeLessThan(edgeLimits.unused)
})

test('in Kubernetes the front door takes what a server takes, and lets no address have most of its connections', async () => {
  const ingress: { metadata: { annotations: Record<string, string> } } = parseDocument(
    await read('kubernetes/ingress.yaml'),
  ).toJS()
  const figure = (name: string) =>
    Number.parseInt(ingress.metadata.annotations[`nginx.ingress.kubernetes.io/${name}`] ?? '', 10)

  expect(figure('proxy-body-size') * 1024 * 1024).toBeGreaterThan(LARGEST)
  expect(figure('proxy-read-timeout') * 1000).toBeLessThan(edgeLimits.unused)
  // A carrier puts thousands of phones behind one.
  expect(figure('limit-connections')).toBeGreaterThanOrEqual(500)
  expect(figure('limit-connections')).toBeLessThanOrEqual(edgeLimits.connections / 2)
})
