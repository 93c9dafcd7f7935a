import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { PictureStore } from '../picture/picture-store.js'
import { StartupProblem } from '../startup-problem.js'
import { MANIFEST, type Manifest, PICTURES, rowsOf } from './backup-files.js'
import { MIGRATIONS, readTables, type Table } from './tables.js'

const BATCH = 1000
// What is in it is personal: for its owner alone.
const own = { mode: 0o600, flag: 'wx' }

/**
 * Writes every row of every table, as they are at one moment while the shop goes on, and every uploaded picture into a
 * new folder. A folder of that name is there only once it is whole.
 * @throws StartupProblem when there is one already
 */
export const writeBackup = async (url: string, pictures: PictureStore, folder: string): Promise<Manifest> => {
  if (await stat(folder).catch(() => null)) throw new StartupProblem(`${folder} is there already. Choose another name.`)
  const draft = `${folder}.unfinished`
  await rm(draft, { recursive: true, force: true })
  for (const part of ['tables', PICTURES]) await mkdir(join(draft, part), { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: url, options: '-c statement_timeout=0' })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const manifest = await describe(client)
    for (const table of await readTables(client))
      manifest.files[rowsOf(table.name)] = await writeRows(client, table, join(draft, rowsOf(table.name)))
    await client.query('COMMIT')
    // Pictures never change, and those that the rows show were there before them.
    for (const name of await pictures.list()) {
      const content = await pictures.get(name)
      if (!content) continue
      await writeFile(join(draft, PICTURES, name), content, own)
      manifest.files[PICTURES + name] = createHash('sha256').update(content).digest('hex')
    }
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, own)
    await mkdir(dirname(folder), { recursive: true })
    await rename(draft, folder)
    return manifest
  } finally {
    await client.end()
  }
}

const describe = async (client: pg.Client): Promise<Manifest> => {
  const migrations = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS} ORDER BY timestamp`)
  const sequences = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename NOT LIKE '${MIGRATIONS}%'`,
  )
  return {
    format: 1,
    takenAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last])),
    files: {},
  }
}

/** A row is a line of JSON, exactly as the database writes it. @returns the file's checksum */
const writeRows = async (client: pg.Client, { name, columns, order }: Table, path: string): Promise<string> => {
  const list = (names: string[]) => names.map((one) => pg.escapeIdentifier(one)).join()
  const hash = createHash('sha256')
  const file = await open(path, own.flag, own.mode)
  await client.query(
    `DECLARE row CURSOR FOR SELECT row_to_json(row.*)::text AS line
     FROM (SELECT ${list(columns)} FROM ${pg.escapeIdentifier(name)} ORDER BY ${list(order)}) AS row`,
  )
  for (let left = true; left; ) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${BATCH} FROM row`)
    const text = rows.map(({ line }) => `${line}\n`).join('')
    hash.update(text)
    await file.appendFile(text)
    left = rows.length === BATCH
  }
  await client.query('CLOSE row')
  await file.sync()
  await file.close()
  return hash.digest('hex')
}
