import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { createOpenApi } from '../rest/openapi.js'
import { buildProduct, buildShopper } from '../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../testing/listening-shop.js'
import { canvas, photo, pngBomb } from '../testing/pictures.js'
import { createFolderStore } from './folder-store.js'

let shop: ListeningShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunnah-store-pictures-'))
  shop = await openListeningShop({ pictures: createFolderStore(folder) })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const download = async (path: string) => {
  const answer = await shop.call(path, {}, null)
  return { answer, content: Buffer.from(await answer.arrayBuffer()) }
}

test('a photo comes out upright in three widths, as WebP, without the place where it was taken', async () => {
  const original = await photo()
  expect((await sharp(original).metadata()).exif?.includes('Amina')).toBe(true)

  const { status, body } = await shop.upload(original)

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
])('a small %s is taken by its content, never made larger, and named by the widths that it has', async (_, draw) => {
  const { status, body } = await shop.upload(await draw(), { name: 'anything', type: 'application/octet-stream' })

  expect(status).toBe(201)
  expect(body.url).toMatch(/-400\.webp$/)
  expect(body.srcSet).toBe(`${body.url.replace('-400.', '-320.')} 320w, ${body.url} 400w`)
  for (const width of [320, 400]) {
    const { content } = await download(body.url.replace('-400.', `-${width}.`))
    expect((await sharp(content).metadata()).width).toBe(width)
  }
})

test('a picture that is no wider than the smallest size has that one size', async () => {
  const { body } = await shop.upload(await canvas(100, 60).png().toBuffer())

  expect(body).toEqual({ url: expect.stringMatching(/-100\.webp$/), srcSet: null })
  expect((await sharp((await download(body.url)).content).metadata()).width).toBe(100)
})

test.each([
  ['large', 1000],
  ['small', 400],
  ['tiny', 60],
])('a %s picture is named as the API docs say', async (_, width) => {
  const described = createOpenApi().paths?.['/images/uploads/{name}']?.get?.parameters?.[0]

  const { body } = await shop.upload(await canvas(width, 100).png().toBuffer())

  expect(basename(body.url)).toMatch(new RegExp(Object(described).schema.pattern))
})

test('a product with an uploaded picture names all its sizes', async () => {
  const product = await buildProduct(shop.db)
  const { body } = await shop.upload(await photo(1000, 800))

  const { data } = await shop.graphql(
    'mutation ($id: ID!, $url: String!) { updateProduct(id: $id, input: { imageUrl: $url }) { image { url srcSet } } }',
    { id: product.id, url: body.url },
    shop.admin,
  )

  expect(data).toEqual({ updateProduct: { image: body } })
})

test('whoever takes AVIF has it under the same address where it is smaller, and others WebP', async () => {
  const { body } = await shop.upload(await photo())

  for (const width of [320, 640, 960]) {
    const path = body.url.replace('-960', `-${width}`)
    const webp = await shop.call(path, {}, null)
    const avif = await shop.call(path, { headers: { accept: 'image/avif,image/webp,*/*' } }, null)
    const [large, small] = await Promise.all(
      [webp, avif].map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    )

    expect([webp, avif].map(({ headers }) => [headers.get('content-type'), headers.get('vary')])).toEqual([
      ['image/webp', expect.stringMatching(/^accept\b/)],
      ['image/avif', expect.stringMatching(/^accept\b/)],
    ])
    expect(small?.length).toBeLessThan(large?.length ?? 0)
    expect(small?.subarray(4, 12).toString()).toBe('ftypavif')
    expect(small?.includes('Amina')).toBe(false)
  }
})

test('several pictures at once are all taken', async () => {
  const original = await photo(800, 600)

  const answers = await Promise.all(Array.from({ length: 5 }, () => shop.upload(original)))

  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(5)
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

  expect(await shop.upload(noise)).toMatchObject({ status: 201 })
})

test.each([
  '/images/uploads/00000000-0000-4000-8000-000000000000-960.webp',
  '/images/uploads/..%2F..%2Fetc%2Fpasswd',
  '/images/uploads/.00000000-0000-4000-8000-000000000000-960.webp',
  '/images/uploads/a%00b',
])('%s is not there', async (path) => {
  expect((await download(path)).answer.status).toBe(404)
})

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

  const { status, body } = await shop.upload(await content(), { name })

  expect({ status, code: body.error.code, fields: body.error.details.fields }).toEqual({
    status: 400,
    code: 'BAD_USER_INPUT',
    fields: { file: [expect.stringContaining('file must')] },
  })
  expect(await readdir(folder)).toEqual(before)
})

test.each([5 * 1024 * 1024 + 1, 9_000_000])('a file of %i bytes is too large', async (size) => {
  expect(await shop.upload(Buffer.alloc(size))).toMatchObject({
    status: 413,
    body: { error: { code: 'PAYLOAD_TOO_LARGE' } },
  })
})

test('exactly one file is taken', async () => {
  const none = new FormData()
  const two = new FormData()
  for (const name of ['a.jpg', 'b.jpg']) two.append('file', new File([await photo(9, 9)], name))
  const text = new FormData()
  text.append('file', 'text')
  const elsewhere = new FormData()
  elsewhere.append('picture', new File([await photo(9, 9)], 'a.jpg'))

  for (const form of [none, two, text, elsewhere]) {
    const answer = await shop.call('/picture', { method: 'POST', body: form })
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'BAD_USER_INPUT' } }])
  }
})

const disposition = 'Content-Disposition: form-data; name="file"; filename='
const part = (header: string) => `--x\r\n${header}\r\n\r\n\r\n`

test.each([
  ['thousands of files', part(`${disposition}"b"`).repeat(70_000), 'no more parts than 1'],
  ['a name without end', part(`${disposition}"${'%22'.repeat(1_500_000)}"`), 'at most 2000 bytes of headers'],
  ['thousands of headers', part(`${disposition}"b"${'\r\na: '.repeat(800_000)}`), 'at most 2000 bytes of headers'],
])('a form with %s is refused before it is read, so that nobody waits for it', async (_, parts, rule) => {
  const read = jest.spyOn(Response.prototype, 'formData')
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }

  const answer = await shop.call('/picture', { method: 'POST', headers, body: `${parts}--x--` })

  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: { code: 'BAD_USER_INPUT', details: { fields: { body: [expect.stringContaining(rule)] } } } },
  ])
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})

test('a file may have a name as long as any', async () => {
  const name = `${'ক'.repeat(251)}.png`

  expect(await shop.upload(await canvas(9, 9).png().toBuffer(), { name })).toMatchObject({ status: 201 })
})

test.each([
  ['image/jpeg', 415],
  ['application/json', 415],
  ['multipart/form-data', 400],
])('a body of the type %s is refused', async (type, status) => {
  const call = async (init: RequestInit) => (await shop.call('/picture', { method: 'POST', ...init })).status

  expect(await call({ headers: { 'content-type': type }, body: '{}' })).toBe(status)
  expect(await call({})).toBe(400)
})

test('only admins upload, and others are told so', async () => {
  expect(await shop.upload(await photo(9, 9), { as: null })).toMatchObject({ status: 401 })
  expect(await shop.upload(await photo(9, 9), { as: await buildShopper(shop.db) })).toMatchObject({
    status: 403,
    body: { error: { code: 'FORBIDDEN' } },
  })
})
