import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildShopper } from '../testing/factories.js'
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
