import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from '../picture/picture-config.js'

export interface TestBucket {
  config: Bucket
  files: Map<string, Buffer>
  close(): Promise<unknown>
}

const key = { accessKeyId: 'shop', secretAccessKey: 'a-secret-of-the-bucket' }

/** A bucket that keeps and gives files, over HTTP, for requests whose signature is right (AWS Signature Version 4). */
export const openTestBucket = async (): Promise<TestBucket> => {
  const files = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const path = request.url ?? ''
    if (!isSigned(request)) return response.writeHead(403).end()
    if (request.method === 'PUT') {
      files.set(path, body)
      return response.end()
    }
    if (request.method === 'DELETE') {
      files.delete(path)
      return response.writeHead(204).end()
    }
    const { pathname, searchParams } = new URL(path, 'http://bucket')
    if (searchParams.get('list-type') === '2') return response.end(listed(files, pathname, searchParams.get('prefix')))
    const file = files.get(path)
    return file ? response.end(file) : response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    config: { ...key, endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures-of-the-shop', region: 'bd-1' },
    files,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

const listed = (files: ReadonlyMap<string, Buffer>, bucket: string, prefix: string | null) => {
  const keys = [...files.keys()].map((path) => path.slice(bucket.length)).filter((key) => key.startsWith(prefix ?? ''))
  const contents = keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest()

const isSigned = ({ method = '', url = '', headers }: IncomingMessage) => {
  const [, scope = '', names = '', signature] =
    /^\S+ Credential=shop\/([^\s,]+), ?SignedHeaders=([^\s,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ??
    []
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const [path, query = ''] = url.split('?')
  const asked = [
    method,
    path,
    query.split('&').sort().join('&'),
    signed.join(''),
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(asked)].join('\n')
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`)
  return hmac(signingKey, toSign).toString('hex') === signature
}
