import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.js'
import { openTestBucket, type TestBucket } from '../testing/bucket.js'
import { createBucketStore } from './bucket-store.js'
import { createFolderStore } from './folder-store.js'
import { openPictureStore } from './open-picture-store.js'

let folder: string
let bucket: TestBucket
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunnah-store-pictures-'))
  bucket = await openTestBucket()
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['folder', () => openPictureStore({ kind: 'folder', folder })],
  ['bucket', () => openPictureStore({ kind: 'bucket', ...bucket.config })],
])('what one server puts into a %s, another one gets', async (_, open) => {
  const content = Buffer.from([0, 1, 2, 255])

  await open().put('a-960.webp', content)

  expect(await open().get('a-960.webp')).toEqual(content)
  expect(await open().get('b-960.webp')).toBeNull()
})

test('a folder holds whole files only, that nobody else of the machine reads', async () => {
  const pictures = join(folder, 'own')
  await createFolderStore(pictures).put('a.webp', Buffer.from('a'))

  expect(await readdir(pictures)).toEqual(['a.webp'])
  expect((await stat(join(pictures, 'a.webp'))).mode & 0o777).toBe(0o600)
})

test('a folder that cannot be written or read is an outage, and nothing half done stays in it', async () => {
  const pictures = join(folder, 'blocked')
  await mkdir(join(pictures, 'a.webp'), { recursive: true })
  await writeFile(join(folder, 'full'), '')
  const store = createFolderStore(pictures)

  await expect(store.put('a.webp', Buffer.from('a'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(store.get('a.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const nowhere = createFolderStore(join(folder, 'full'))
  await expect(nowhere.put('a.webp', Buffer.from('a'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })

  expect(await readdir(pictures)).toEqual(['a.webp'])
})

test('a bucket has the pictures in a folder of its own, signed for by the shop’s key', async () => {
  await createBucketStore(bucket.config).put('b.webp', Buffer.from('b'))
  expect([...bucket.files.keys()]).toContain('/pictures-of-the-shop/pictures/b.webp')

  const stranger = createBucketStore({ ...bucket.config, secretAccessKey: 'guessed-by-somebody' })
  await expect(stranger.get('b.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(stranger.put('b.webp', Buffer.from('c'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a bucket that does not answer is an outage, not a missing picture', async () => {
  const nobody = createBucketStore({ ...bucket.config, endpoint: 'http://127.0.0.1:9' })

  await expect(nobody.get('a.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a bucket is set up with all of its settings, or not at all', () => {
  const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.config
  const all = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }

  expect(readConfig(all).pictures).toEqual({ kind: 'bucket', ...bucket.config })
  expect(() => readConfig({ ...all, S3_REGION: '' })).toThrow('S3_REGION must be set with the other S3 variables')
  expect(() => readConfig({ ...all, S3_ENDPOINT: 'https://s3.example/bucket' })).toThrow(
    'S3_ENDPOINT must be an origin',
  )
})

test('the folder is one of the data folder, unless another one is named', () => {
  expect(readConfig({ DATA_DIR: '/srv/shop' }).pictures).toEqual({ kind: 'folder', folder: '/srv/shop/pictures' })
  expect(readConfig({ DATA_DIR: '/srv/second', PICTURES_DIR: '/srv/shop/pictures' }).pictures).toEqual({
    kind: 'folder',
    folder: '/srv/shop/pictures',
  })
})
