import type { MigrationInterface, QueryRunner } from 'typeorm'

// The expressions of the indexes user_name and order_name.
const wordsOf = (names: string) => `string_to_array(lower(translate(${names}, '.,()/-', '      ')), ' ')`
const people = `"user" WHERE ${wordsOf('name')} && ARRAY[word]`
const namesOfOrder = `"customerName" || coalesce(' ' || "receiverName", '')`
const orders = `"order" WHERE ${wordsOf(namesOfOrder)} && ARRAY[word] AND "deletedAt" IS NULL`
const countOf = (bearers: string) => `(SELECT count(*) FROM (SELECT FROM ${bearers} LIMIT 100) AS bearers)`

/**
 * How many people and orders have a word in their name, so that spellings that nobody has keep no other one from being found.
 * Counted up to a hundred of each: that is common enough to go first.
 */
export class WhoBearsAName1795776000000 implements MigrationInterface {
  name = 'WhoBearsAName1795776000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE FUNCTION name_bearers(word text) RETURNS bigint LANGUAGE sql STABLE AS $$
        SELECT ${countOf(people)} + ${countOf(orders)}
      $$`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION name_bearers')
  }
}
