import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * How many orders each day has, so that a long list is counted and opened in its middle without walking through it.
 * Each change adds a row, since orders that are placed together must not wait for one counter; the server folds them.
 */
export class TallyOrders1795219200001 implements MigrationInterface {
  name = 'TallyOrders1795219200001'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tally, ...indexes]) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const change of ['placed', 'changed', 'erased']) {
      await runner.query(`DROP TRIGGER order_${change}_tally ON "order"`)
      await runner.query(`DROP FUNCTION tally_${change}_orders`)
    }
    await runner.query('DROP TABLE order_tally')
    await runner.query('DROP INDEX order_waiting_first, user_reachable_newest')
    await runner.query(
      `CREATE INDEX order_to_deliver_first ON "order" (num_nonnulls("deliveredAt"), "placedAt" DESC, id DESC)
        WHERE "deletedAt" IS NULL`,
    )
  }
}

const counted = (table: string, sign: 1 | -1) =>
  `SELECT ("placedAt" AT TIME ZONE 'Asia/Dhaka')::date AS day, num_nulls("deliveredAt") AS waits, ${sign} AS orders,
    ${sign} * total AS takings FROM ${table} WHERE "deletedAt" IS NULL`

const add = (changes: string) =>
  `INSERT INTO order_tally (day, waits, orders, takings) SELECT day, waits, sum(orders), sum(takings)
    FROM (${changes}) AS change GROUP BY day, waits HAVING sum(orders) <> 0 OR sum(takings) <> 0`

const keep = (name: string, when: string, changes: string) => [
  `CREATE FUNCTION tally_${name}_orders() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${add(changes)}; RETURN NULL; END $$`,
  `CREATE TRIGGER order_${name}_tally AFTER ${when} FOR EACH STATEMENT EXECUTE FUNCTION tally_${name}_orders()`,
]

const tally = [
  `CREATE TABLE order_tally (
    day date NOT NULL,
    waits integer NOT NULL,
    orders integer NOT NULL,
    takings bigint NOT NULL,
    CONSTRAINT order_tally_waits CHECK (waits IN (0, 1))
  )`,
  ...keep('placed', 'INSERT ON "order" REFERENCING NEW TABLE AS became', counted('became', 1)),
  ...keep(
    'changed',
    'UPDATE ON "order" REFERENCING OLD TABLE AS was NEW TABLE AS became',
    `${counted('was', -1)} UNION ALL ${counted('became', 1)}`,
  ),
  ...keep('erased', 'DELETE ON "order" REFERENCING OLD TABLE AS was', counted('was', -1)),
  // Last, since a trigger waits for the orders that are being placed and keeps new ones out until all is in.
  add(counted('"order"', 1)),
]

const indexes = [
  'DROP INDEX order_to_deliver_first',
  'CREATE INDEX order_waiting_first ON "order" (num_nulls("deliveredAt"), "placedAt", id) WHERE "deletedAt" IS NULL',
  `CREATE INDEX user_reachable_newest ON "user" ("createdAt", id) WHERE email::text NOT LIKE '%@freed.invalid'`,
]
