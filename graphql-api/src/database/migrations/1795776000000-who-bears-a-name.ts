import type { MigrationInterface, QueryRunner } from 'typeorm'

// The expressions of the indexes user_name and order_name.
const wordsOf = (names: string) => `string_to_array(lower(translate(${names}, '.,()/-', '      ')), ' ')`
const namesOfOrder = `"customerName" || coalesce(' ' || "receiverName", '')`

/** How many people and orders have a word in their name, so that spellings that nobody has keep no other one from being found. */
export class WhoBearsAName1795776000000 implements MigrationInterface {
  name = 'WhoBearsAName1795776000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE FUNCTION name_bearers(word text) RETURNS bigint LANGUAGE sql STABLE AS $$
        SELECT (SELECT count(*) FROM "user" WHERE ${wordsOf('name')} && ARRAY[word])
          + (SELECT count(*) FROM "order" WHERE ${wordsOf(namesOfOrder)} && ARRAY[word] AND "deletedAt" IS NULL)
      $$`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION name_bearers')
  }
}
