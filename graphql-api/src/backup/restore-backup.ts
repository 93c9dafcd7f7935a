import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { DataSource } from 'typeorm'
import { createDataSource } from '../database/data-source.js'
import { migrate } from '../database/migrate.js'
import { queryRow } from '../database/query-rows.js'
import type { PictureStore } from '../picture/picture-store.js'
import { StartupProblem } from '../startup-problem.js'
import { type Manifest, PICTURES, readBackup, rowsOf } from './backup-files.js'
import { MIGRATIONS, readTables, type Table } from './tables.js'

const BATCH = 1000

/**
 * Puts a backup into an empty database, in one transaction, and its pictures into their store; then brings the tables up
 * to date. A backup of an earlier version may be restored by a later one.
 * @param url of the user who may change tables
 * @param mayReplace asked when there is something in the database, which is then lost
 * @throws StartupProblem when the backup is broken, may not replace what is there, or is of a version that this is not
 */
export const restoreBackup = async (
  url: string,
  pictures: PictureStore,
  folder: string,
  mayReplace: () => Promise<boolean>,
): Promise<Manifest> => {
  const manifest = await readBackup(folder)
  await migrateLike(url, manifest)
  const client = new pg.Client({ connectionString: url, options: '-c statement_timeout=0' })
  await client.connect()
  try {
    const tables = await readTables(client)
    if (!(await isEmpty(client)) && !(await mayReplace()))
      throw new StartupProblem(
        'There is something in the database. Nothing was restored; --replace puts the backup in its place.',
      )
    await client.query('BEGIN')
    for (const { name } of tables) await client.query(`ALTER TABLE ${pg.escapeIdentifier(name)} DISABLE TRIGGER USER`)
    await client.query(`TRUNCATE ${tables.map(({ name }) => pg.escapeIdentifier(name)).join()}`)
    for (const table of tables) await readRows(client, table, join(folder, rowsOf(table.name)))
    for (const [name, last] of Object.entries(manifest.sequences))
      await client.query('SELECT setval(quote_ident($1)::regclass, $2)', [name, last])
    for (const { name } of tables) await client.query(`ALTER TABLE ${pg.escapeIdentifier(name)} ENABLE TRIGGER USER`)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
  for (const file of Object.keys(manifest.files).filter((path) => path.startsWith(PICTURES)))
    await pictures.put(file.slice(PICTURES.length), await readFile(join(folder, file)))
  await migrate(createDataSource(url))
  return manifest
}

/** Makes the tables as they were when the backup was taken. */
const migrateLike = async (url: string, { migrations }: Manifest): Promise<void> => {
  const whole = createDataSource(url)
  const all = Array.isArray(whole.options.migrations) ? whole.options.migrations : []
  const known = all.filter((one) => typeof one === 'function' && migrations.includes(one.name))
  if (known.length < migrations.length)
    throw new StartupProblem('This backup was taken by a later version of the shop.')
  await migrate(new DataSource({ ...whole.options, migrations: known }))

  const db = await whole.initialize()
  const { count } = await queryRow<{ count: number }>(db.manager, `SELECT count(*)::int AS count FROM ${MIGRATIONS}`)
  await db.destroy()
  if (count !== migrations.length)
    throw new StartupProblem(
      'The tables of this database are newer than the backup. Restore it into an empty database.',
    )
}

const isEmpty = async (client: pg.Client) => {
  const { rows } = await client.query(
    'SELECT FROM "user" UNION ALL SELECT FROM product UNION ALL SELECT FROM "order" LIMIT 1',
  )
  return rows.length === 0
}

const readRows = async (client: pg.Client, { name, columns }: Table, path: string) => {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join()
  const table = pg.escapeIdentifier(name)
  const insert = (lines: string[]) =>
    client.query(
      `INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1::json)`,
      [`[${lines.join()}]`],
    )
  const file = await open(path)
  let batch: string[] = []
  for await (const line of file.readLines()) {
    batch.push(line)
    if (batch.length < BATCH) continue
    await insert(batch)
    batch = []
  }
  if (batch.length > 0) await insert(batch)
}
