import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { checkInvariants } from '../commands/invariants.js'
import { createDataSource } from '../database/data-source.js'
import { seedDemoShop } from '../embedded/demo/seed.js'
import { placeOrder } from '../order/place-order.service.js'
import { createFolderStore } from '../picture/folder-store.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { waitingFor } from '../testing/waiting-for.js'
import { User } from '../user/user.entity.js'
import { checksumOf, MANIFEST } from './backup-files.js'
import { restoreBackup } from './restore-backup.js'
import { writeBackup } from './write-backup.js'

let folder: string
let shop: TestShop
const pictures = () => createFolderStore(join(folder, randomUUID()))
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunnah-store-backup-'))
  shop = await openTestShop()
  await seedDemoShop(shop.db, { accounts: true })
  const [shopper, product] = [
    await buildShopper(shop.db, { name: 'আমিনা "O’Neil" \\ রহমান\n' }),
    await buildProduct(shop.db),
  ]
  await placeOrder(shop.db, shopper, orderInput([product]))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const never = async () => false

/** A database without any table. */
const emptyDatabase = async () => {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const root = new pg.Client(`${process.env.TEST_POSTGRES_URL}/postgres`)
  await root.connect()
  await root.query(`CREATE DATABASE ${name}`)
  await root.end()
  return `${process.env.TEST_POSTGRES_URL}/${name}`
}

test('a shop with its pictures is the same in an empty database, by the checksum of each table and file', async () => {
  const store = pictures()
  const picture = Buffer.from('the bytes of a picture')
  await store.put('a-picture-480.webp', picture)
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const { files } = await writeBackup(shop.url, store, first)

  const [url, restored] = [await emptyDatabase(), pictures()]
  await restoreBackup(url, restored, first, never)

  expect(await restored.get('a-picture-480.webp')).toEqual(picture)
  const again = await writeBackup(url, restored, second)
  expect(again.files).toEqual(files)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['tables/order_line.jsonl', 'pictures/a-picture-480.webp']))
  for (const [file, checksum] of Object.entries(files)) expect(await checksumOf(join(first, file))).toBe(checksum)
  expect((await stat(join(first, 'tables/user.jsonl'))).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).not.toContain('first.unfinished')
})

test('a backup shows one moment, whatever is done in the shop while it is written', async () => {
  const { files } = await writeBackup(shop.url, pictures(), join(folder, 'before'))
  const busy = shop.source.createQueryRunner()
  await busy.startTransaction()
  await busy.query('LOCK TABLE wish IN ACCESS EXCLUSIVE MODE')
  const writing = writeBackup(shop.url, pictures(), join(folder, 'meanwhile'))
  const waiting = await waitingFor(shop.db, 1)
  await busy.query(`INSERT INTO wish ("userId", "productId") SELECT "user".id, product.id FROM "user", product LIMIT 1`)
  await busy.commitTransaction()
  await busy.release()

  expect(waiting).toBe(1)
  expect((await writing).files).toEqual(files)
})

test('a backup of earlier tables is restored and brought up to date; the triggers work', async () => {
  const earlier = await openTestShop()
  await earlier.source.undoLastMigration()
  // The entity names columns of today.
  await earlier.db.query(`INSERT INTO "user" (uid, email, name) VALUES ('karim', 'karim@gmail.com', 'Karim')`)
  const kept = join(folder, 'earlier')
  await writeBackup(earlier.url, pictures(), kept)
  await earlier.close()

  await expect(restoreBackup(shop.url, pictures(), kept, never)).rejects.toThrow('newer than the backup')
  const url = await emptyDatabase()
  await restoreBackup(url, pictures(), kept, never)

  const fresh = await createDataSource(url).initialize()
  expect(await fresh.showMigrations()).toBe(false)
  expect(await fresh.manager.find(User)).toMatchObject([{ name: 'Karim' }])
  const [shopper, product] = [await buildShopper(fresh.manager), await buildProduct(fresh.manager)]
  await placeOrder(fresh.manager, shopper, orderInput([product]))
  expect(await checkInvariants(fresh.manager)).toEqual([])
  await fresh.destroy()
})

test('what is in a database is replaced only when that is wanted, and then wholly', async () => {
  const other = await openTestShop()
  await buildShopper(other.db, { name: 'Somebody else' })
  const kept = join(folder, 'kept')
  const { files } = await writeBackup(shop.url, pictures(), kept)

  await expect(restoreBackup(other.url, pictures(), kept, never)).rejects.toThrow('--replace')
  expect(await other.db.countBy(User, { name: 'Somebody else' })).toBe(1)
  await restoreBackup(other.url, pictures(), kept, async () => true)

  expect((await writeBackup(other.url, pictures(), join(folder, 'replaced'))).files).toEqual(files)
  await other.close()
})

test('a backup whose rows the tables do not take leaves what is there', async () => {
  const other = await openTestShop()
  await buildShopper(other.db, { name: 'Somebody else' })
  const kept = join(folder, 'twice')
  const manifest = await writeBackup(shop.url, pictures(), kept)
  const lines = join(kept, 'tables/order_line.jsonl')
  await appendFile(lines, await readFile(lines))
  manifest.files['tables/order_line.jsonl'] = await checksumOf(lines)
  await writeFile(join(kept, MANIFEST), JSON.stringify(manifest))

  await expect(restoreBackup(other.url, pictures(), kept, async () => true)).rejects.toThrow('duplicate key')
  expect(await other.db.find(User)).toMatchObject([{ name: 'Somebody else' }])
  await other.close()
})

test('a backup with a file that is changed or missing is not restored, nor is one written over another', async () => {
  const [kept, url] = [join(folder, 'broken'), await emptyDatabase()]
  await writeBackup(shop.url, pictures(), kept)
  await expect(writeBackup(shop.url, pictures(), kept)).rejects.toThrow('is there already')

  await appendFile(join(kept, 'tables/product.jsonl'), ' ')
  await expect(restoreBackup(url, pictures(), kept, never)).rejects.toThrow(
    'product.jsonl of this backup is not as it was',
  )
  await rm(join(kept, 'tables/product.jsonl'))
  await expect(restoreBackup(url, pictures(), kept, never)).rejects.toThrow('is missing. Nothing was restored')
  await expect(restoreBackup(url, pictures(), folder, never)).rejects.toThrow('is no backup')
})
