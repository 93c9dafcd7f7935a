import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A courier whose name was written in several ways is one, as whoever writes it today finds it (order/life/courier-name.ts):
 * with the name that its connection has, else the one that most orders have.
 */
export class MergeCouriers1795771000000 implements MigrationInterface {
  name = 'MergeCouriers1795771000000'

  async up(runner: QueryRunner): Promise<void> {
    // Keeps out who would write another spelling meanwhile; in the order in which steps of orders take them.
    await runner.query('LOCK TABLE "order", shipment, payout IN SHARE ROW EXCLUSIVE MODE')
    await runner.query(`CREATE TEMPORARY TABLE renamed ON COMMIT DROP AS ${renamed}`)
    for (const table of ['shipment', 'payout'])
      await runner.query(`UPDATE ${table} SET courier = renamed.name FROM renamed WHERE courier = written`)
    await runner.query('DROP TABLE renamed')
  }

  /** Which order was sent under which spelling is not known any more, and no table from before asks. */
  async down(): Promise<void> {}
}

const spaces = String.raw`[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+`
const seen = String.raw`translate(normalize(courier, NFC), U&'\200B\2060\FEFF', '')`
// NFC writes some letters of Bangla as two: a name of 80 may grow.
const tidy = `left(coalesce(nullif(btrim(regexp_replace(${seen}, '${spaces}', ' ', 'g')), ''), courier), 80)`

const renamed = `
  WITH spelt AS (
    SELECT courier AS written, ${tidy} AS name, count(*) AS orders, bool_or("courierCode" IS NOT NULL) AS "isConnected"
    FROM shipment GROUP BY courier
    UNION ALL SELECT DISTINCT courier, ${tidy}, 0, false FROM payout
  ), chosen AS (
    SELECT DISTINCT ON (lower(name)) lower(name) AS key, name FROM spelt GROUP BY name
    ORDER BY lower(name), bool_or("isConnected") DESC, sum(orders) DESC, name
  )
  SELECT DISTINCT written, chosen.name FROM spelt JOIN chosen ON key = lower(spelt.name) WHERE written <> chosen.name`
