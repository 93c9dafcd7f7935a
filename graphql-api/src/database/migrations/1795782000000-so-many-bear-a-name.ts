import type { MigrationInterface, QueryRunner } from 'typeorm'

// The expressions of the indexes user_name and order_name.
const wordsOf = (names: string) => `string_to_array(lower(translate(${names}, '.,()/-', '      ')), ' ')`
const people = `"user" WHERE ${wordsOf('name')} && ARRAY[word]`
const namesOfOrder = `"customerName" || coalesce(' ' || "receiverName", '')`
const orders = `"order" WHERE ${wordsOf(namesOfOrder)} && ARRAY[word] AND "deletedAt" IS NULL`

const define = (countOf: (bearers: string) => string) =>
  `CREATE OR REPLACE FUNCTION name_bearers(word text) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT ${countOf(people)} + ${countOf(orders)}
  $$`

/** Whoever has a word in their name is counted up to a hundred: that is common enough to go first. */
export class SoManyBearAName1795782000000 implements MigrationInterface {
  name = 'SoManyBearAName1795782000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(define((bearers) => `(SELECT count(*) FROM (SELECT FROM ${bearers} LIMIT 100) AS bearers)`))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(define((bearers) => `(SELECT count(*) FROM ${bearers})`))
  }
}
