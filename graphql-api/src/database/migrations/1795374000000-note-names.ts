import type { MigrationInterface, QueryRunner } from 'typeorm'
import { noteNames } from '../name-words.js'

/** The words of people's names under what they sound like, so that admins find them in any script and spelling. */
export class NoteNames1795374000000 implements MigrationInterface {
  name = 'NoteNames1795374000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE name_word (
        sound text NOT NULL,
        word text NOT NULL,
        CONSTRAINT "PK_name_word" PRIMARY KEY (sound, word)
      )`,
    )
    await runner.query(`CREATE INDEX user_name ON "user" USING gin ((${words('name')}))`)
    await runner.query(
      `CREATE INDEX order_name ON "order" USING gin ((${words('"customerName"')})) WHERE "deletedAt" IS NULL`,
    )
    await runner.query(
      `DECLARE names NO SCROLL CURSOR FOR SELECT name FROM "user" UNION SELECT "customerName" FROM "order"`,
    )
    for (let names = await nextOf(runner); names.length > 0; names = await nextOf(runner))
      await noteNames(runner.manager, names)
    await runner.query('CLOSE names')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_name, user_name')
    await runner.query('DROP TABLE name_word')
  }
}

const words = (column: string) => `string_to_array(lower(translate(${column}, '.,()/-', '      ')), ' ')`

const BATCH = 10_000

const nextOf = async (runner: QueryRunner): Promise<string[]> => {
  const rows: { name: string }[] = await runner.query(`FETCH ${BATCH} FROM names`)
  return rows.map(({ name }) => name)
}
