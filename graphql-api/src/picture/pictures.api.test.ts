import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { buildAdmin, buildProduct, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'
import { createFolderStore } from './folder-store.js'

let server: TestServer
let shop: string
let folder: string
let admin: User
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunnah-store-pictures-'))
  server = await openTestServer({ pictures: createFolderStore(folder) })
  shop = await server.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await buildAdmin(server.db)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6b4f' } })

/** As a phone takes it: lying on its side, with the place where it was taken. */
const photo = (width = 1500, height = 1000) =>
  canvas(width, height)
    .withExif({
      IFD0: { Copyright: 'Amina', Make: 'Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '23/1 46/1 1234/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '90/1 22/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const upload = async (
  content: Buffer | string,
  { as = admin as User | null, name = 'photo.jpg', type = 'image/jpeg' } = {},
) => {
  const form = new FormData()
  form.append('file', new File([content], name, { type }))
  return send(form, as)
}

interface Answer {
  url: string
  srcSet: string
  error: { code: string; details: { fields: object } }
}

const send = async (body: FormData, as: User | null = admin) => {
  const headers = as ? { authorization: `Bearer ${(await server.accessTokens.issue(as.id)).accessToken}` } : {}
  const answer = await fetch(`${shop}/picture`, { method: 'POST', headers, body })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

const download = async (path: string) => {
  const answer = await fetch(shop + path)
  return { answer, content: Buffer.from(await answer.arrayBuffer()) }
}

test('a photo comes out upright in three widths, as WebP, without the place where it was taken', async () => {
  const original = await photo()
  expect((await sharp(original).metadata()).exif?.includes('Amina')).toBe(true)

  const { status, body } = await upload(original)

  expect(status).toBe(201)
  expect(body).toEqual({
    url: expect.stringMatching(/^\/images\/uploads\/[\w-]{36}-960\.webp$/),
    srcSet: [320, 640, 960].map((width) => `${body.url.replace('-960', `-${width}`)} ${width}w`).join(', '),
  })
  for (const width of [320, 640, 960]) {
    const { answer, content } = await download(body.url.replace('-960', `-${width}`))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const metadata = await sharp(content).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width, height: width * 1.5 })
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    expect(content.includes('EXIF')).toBe(false)
  }
})

test.each([
  ['PNG', () => canvas(400, 300).png().toBuffer()],
  ['WebP', () => canvas(400, 300).webp().toBuffer()],
])('a small %s is taken by its content and never made larger', async (_, draw) => {
  const { status, body } = await upload(await draw(), { name: 'anything', type: 'application/octet-stream' })

  expect(status).toBe(201)
  const widths = [320, 640, 960].map(async (width) => {
    const { content } = await download(body.url.replace('-960', `-${width}`))
    return (await sharp(content).metadata()).width
  })
  expect(await Promise.all(widths)).toEqual([320, 400, 400])
})

test('a product with an uploaded picture names all its sizes', async () => {
  const product = await buildProduct(server.db)
  const { body } = await upload(await photo(100, 80))

  const { data } = await server.graphql(
    'mutation ($id: ID!, $url: String!) { updateProduct(id: $id, input: { imageUrl: $url }) { image { url srcSet } } }',
    { id: product.id, url: body.url },
    admin,
  )

  expect(data).toEqual({ updateProduct: { image: body } })
})

test('several pictures at once are all taken', async () => {
  const original = await photo(800, 600)

  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(original)))

  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(5)
})

/** A PNG of a few kB that says it is 30,000 × 30,000 pixels. */
const pngBomb = () => {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((30_000 / 8 + 1) * 30_000), { level: 9 })
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const crc32 = (bytes: Buffer) => {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each<[string, () => Promise<Buffer | string> | Buffer | string, string]>([
  ['a PNG bomb', pngBomb, 'bomb.png'],
  ['an SVG with a script', () => svg, 'drawing.svg'],
  ['an SVG that is called a photo', () => svg, 'photo.jpg'],
  ['a text that is called a photo', () => 'not a picture', 'photo.jpg'],
  ['a GIF', () => canvas(9, 9).gif().toBuffer(), 'photo.gif'],
  ['a TIFF', () => canvas(9, 9).tiff().toBuffer(), 'photo.jpg'],
  ['a photo that breaks off', async () => (await photo()).subarray(0, 3000), 'photo.jpg'],
  ['an empty file', () => '', 'photo.jpg'],
])('%s is refused', async (_, content, name) => {
  const before = await readdir(folder)

  const { status, body } = await upload(await content(), { name })

  expect({ status, code: body.error.code, fields: body.error.details.fields }).toEqual({
    status: 400,
    code: 'BAD_USER_INPUT',
    fields: { file: [expect.stringContaining('file must be')] },
  })
  expect(await readdir(folder)).toEqual(before)
})

test.each([5 * 1024 * 1024 + 1, 9_000_000])('a file of %i bytes is too large', async (size) => {
  expect(await upload(Buffer.alloc(size))).toMatchObject({
    status: 413,
    body: { error: { code: 'PAYLOAD_TOO_LARGE' } },
  })
})

test('a photo of just under 5 MB is taken', async () => {
  const noise = await sharp({
    create: {
      width: 1300,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(4_500_000)

  expect(await upload(noise)).toMatchObject({ status: 201 })
})

test('exactly one file is taken', async () => {
  const none = new FormData()
  const two = new FormData()
  for (const name of ['a.jpg', 'b.jpg']) two.append('file', new File([await photo(9, 9)], name))
  const text = new FormData()
  text.append('file', 'text')
  const elsewhere = new FormData()
  elsewhere.append('picture', new File([await photo(9, 9)], 'a.jpg'))

  for (const form of [none, two, text, elsewhere])
    expect(await send(form)).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } })
})

test.each([
  ['image/jpeg', 415],
  ['application/json', 415],
  ['multipart/form-data', 400],
])('a body of the type %s is refused', async (type, status) => {
  const { accessToken } = await server.accessTokens.issue(admin.id)
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': type }

  expect((await fetch(`${shop}/picture`, { method: 'POST', headers, body: '{}' })).status).toBe(status)
  expect(
    (await fetch(`${shop}/picture`, { method: 'POST', headers: { authorization: headers.authorization } })).status,
  ).toBe(400)
})

test('only admins upload, and others are told so', async () => {
  expect(await upload(await photo(9, 9), { as: null })).toMatchObject({ status: 401 })
  expect(await upload(await photo(9, 9), { as: await buildShopper(server.db) })).toMatchObject({
    status: 403,
    body: { error: { code: 'FORBIDDEN' } },
  })
})

test.each([
  '/images/uploads/00000000-0000-4000-8000-000000000000-960.webp',
  '/images/uploads/..%2F..%2Fetc%2Fpasswd',
  '/images/uploads/.00000000-0000-4000-8000-000000000000-960.webp',
  '/images/uploads/a%00b',
])('%s is not there', async (path) => {
  expect((await download(path)).answer.status).toBe(404)
})

test('the same file twice makes the same pictures', async () => {
  const original = await photo(300, 200)
  const digest = async () => {
    const { body } = await upload(original)
    return createHash('sha256')
      .update((await download(body.url)).content)
      .digest('hex')
  }

  expect(await digest()).toBe(await digest())
})
