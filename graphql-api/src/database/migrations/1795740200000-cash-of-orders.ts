import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * An order says itself by which courier it went and whether its cash was paid out, as its shipment does, and the tally
 * counts by both: filters, counts and what couriers owe are read without joining all shipments.
 */
export class CashOfOrders1795740200000 implements MigrationInterface {
  name = 'CashOfOrders1795740200000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [lock, ...columns, ...carried, ...tallyBy({ courier: 'courier', cash }), ...indexes])
      await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [lock, ...tallyBy({}), ...undone]) await runner.query(statement)
  }
}

// Keeps new orders out until all are counted anew; in the order in which steps take them, so that none waits in a circle.
const lock = 'LOCK TABLE "order", shipment IN ACCESS EXCLUSIVE MODE'

const columns = [
  'ALTER TABLE "order" ADD COLUMN courier character varying(80), ADD COLUMN "paidOut" boolean NOT NULL DEFAULT false',
  `UPDATE "order" SET courier = shipment.courier, "paidOut" = "payoutId" IS NOT NULL FROM shipment WHERE id = "orderId"`,
  `CREATE FUNCTION order_cash(status character varying, "deliveredAt" timestamptz, courier character varying, "paidOut" boolean)
    RETURNS character varying LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN status = 'SHIPPED' THEN 'TO_COLLECT' WHEN "deliveredAt" IS NULL THEN NULL
      WHEN courier IS NULL OR "paidOut" THEN 'RECEIVED' WHEN status <> 'RETURNED' THEN 'WITH_COURIER' END $$`,
]

const cash = 'order_cash(status, "deliveredAt", courier, "paidOut")'

const keep = (name: string, when: string, change: string) => [
  `CREATE FUNCTION carry_${name}_shipments() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${change}; RETURN NULL; END $$`,
  `CREATE TRIGGER shipment_${name}_carried AFTER ${when} FOR EACH STATEMENT EXECUTE FUNCTION carry_${name}_shipments()`,
]

// What of a shipment is none of the order, such as when its courier was heard, must not wait for the order.
const carry = `UPDATE "order" SET courier = became.courier, "paidOut" = became."payoutId" IS NOT NULL FROM became
  WHERE id = became."orderId"
    AND ("order".courier, "paidOut") IS DISTINCT FROM (became.courier, became."payoutId" IS NOT NULL)`

const carried = [
  ...keep('sent', 'INSERT ON shipment REFERENCING NEW TABLE AS became', carry),
  ...keep('changed', 'UPDATE ON shipment REFERENCING NEW TABLE AS became', carry),
  ...keep(
    'undone',
    'DELETE ON shipment REFERENCING OLD TABLE AS was',
    'UPDATE "order" SET courier = NULL, "paidOut" = false FROM was WHERE id = was."orderId"',
  ),
]

/** How the tally counts, beside days and stages. */
export const tallyBy = (groups: Partial<Record<'courier' | 'cash', string>>) => {
  const names = Object.keys(groups)
    .map((name) => `, ${name}`)
    .join('')
  const values = Object.entries(groups)
    .map(([name, value]) => `, ${value} AS ${name}`)
    .join('')
  const counted = (table: string, sign: 1 | -1) =>
    `SELECT ("placedAt" AT TIME ZONE 'Asia/Dhaka')::date AS day, order_stage(status) AS stage${values},
      ${sign} AS orders, ${sign} * total AS takings FROM ${table} WHERE "deletedAt" IS NULL`
  const add = (changes: string) =>
    `INSERT INTO order_tally (day, stage${names}, orders, takings) SELECT day, stage${names}, sum(orders), sum(takings)
      FROM (${changes}) AS change GROUP BY day, stage${names} HAVING sum(orders) <> 0 OR sum(takings) <> 0`
  const tallied = (name: string, changes: string) =>
    `CREATE OR REPLACE FUNCTION tally_${name}_orders() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${add(changes)}; RETURN NULL; END $$`
  return [
    'LOCK TABLE "order" IN SHARE ROW EXCLUSIVE MODE',
    'DROP TABLE order_tally',
    `CREATE TABLE order_tally (
      day date NOT NULL,
      stage integer NOT NULL,
      ${names ? 'courier character varying(80), cash character varying(12),' : ''}
      orders integer NOT NULL,
      takings bigint NOT NULL,
      CONSTRAINT order_tally_stage CHECK (stage BETWEEN 0 AND 4)
    )`,
    tallied('placed', counted('became', 1)),
    tallied('changed', `${counted('was', -1)} UNION ALL ${counted('became', 1)}`),
    tallied('erased', counted('was', -1)),
    add(counted('"order"', 1)),
  ]
}

// No order is in them when it is placed.
const indexes = [
  `CREATE INDEX order_by_courier ON "order" (lower(courier), "placedAt", id, district, total) INCLUDE (status)
    WHERE "deletedAt" IS NULL AND courier IS NOT NULL`,
  `CREATE INDEX order_unpaid ON "order" (courier, "placedAt", id) INCLUDE (total, status, "deliveredAt")
    WHERE "deletedAt" IS NULL AND courier IS NOT NULL AND "deliveredAt" IS NOT NULL AND NOT "paidOut"`,
  'DROP INDEX shipment_unpaid',
]

const undone = [
  'CREATE INDEX shipment_unpaid ON shipment (courier) WHERE "payoutId" IS NULL',
  ...['sent', 'changed', 'undone'].flatMap((name) => [
    `DROP TRIGGER shipment_${name}_carried ON shipment`,
    `DROP FUNCTION carry_${name}_shipments`,
  ]),
  'DROP INDEX order_by_courier, order_unpaid',
  'DROP FUNCTION order_cash',
  'ALTER TABLE "order" DROP COLUMN courier, DROP COLUMN "paidOut"',
]
