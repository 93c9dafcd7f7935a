import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const script = pathToFileURL(join(import.meta.dirname, '../../../scripts/guards/without-row.mjs'))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sunnah-store-rows-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What `npm run check:stale` says of a source with these rows. */
const saidOf = (source: string, ...rows: { text: string; by: string }[]): string[] => {
  writeFileSync(join(folder, 'sold.ts'), source)
  const own = JSON.stringify(rows.map((row) => ({ file: 'sold.ts', ...row })))
  const program = `const { withoutRow } = await import('${script}')
    console.log(JSON.stringify(withoutRow(${JSON.stringify(folder)}, ${own})))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const said: string[] = JSON.parse(stdout)
  return said.filter((line) => line.startsWith('sold.ts'))
}

test.each([
  ['`SELECT FROM product WHERE id = $1 FOR UPDATE`', 'FOR UPDATE'],
  ['`SELECT FROM product FOR NO KEY UPDATE SKIP LOCKED`', 'FOR NO KEY UPDATE'],
  ["{ where: { id }, lock: { mode: 'pessimistic_write' } }", 'pessimistic_write'],
  ["`SELECT pg_advisory_xact_lock(hashtextextended('sold', 0))`", 'pg_advisory_xact_lock'],
  ['`LOCK TABLE product IN SHARE ROW EXCLUSIVE MODE`', 'LOCK TABLE'],
  ['await lockUser(tx, id)', 'lockUser('],
  ['db.transaction(async (tx) => {})', '.transaction('],
  ['transact<[object]>(db, [])', 'transact<[object]>('],
])('%s needs a row', (source, found) => {
  expect(saidOf(`\n${source}`)).toEqual([`sold.ts:2 ${found}`])
})

test('a row is for what it takes out, not for what it names and leaves, nor for what a comment tells of', () => {
  const source = '// FOR UPDATE would be too much.\nawait lockUser(tx, id)\nawait lockProducts(tx, ids)'

  expect(saidOf(source, { text: source, by: 'await lockProducts(tx, ids)' })).toEqual(['sold.ts:3 lockProducts('])
})
