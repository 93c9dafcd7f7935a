import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What delivery costs and when it comes, and on each order what was agreed, who receives it and what the rider is told. */
export class Delivery1795420000000 implements MigrationInterface {
  name = 'Delivery1795420000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  /** @throws when a parcel with a fee is on its way: the rider would collect less than was agreed */
  async down(runner: QueryRunner): Promise<void> {
    const [open]: { number: string }[] = await runner.query(
      `SELECT number FROM "order" WHERE "deliveryFee" > 0 AND "deliveredAt" IS NULL AND "deletedAt" IS NULL LIMIT 1`,
    )
    if (open)
      throw new Error(`This cannot be taken back: orders with a delivery fee are on their way, such as ${open.number}.`)
    for (const statement of down) await runner.query(statement)
  }
}

const terms = `
  fee integer NOT NULL,
  "minDays" smallint NOT NULL,
  "maxDays" smallint NOT NULL`
const possible = 'fee BETWEEN 0 AND 100000 AND "minDays" BETWEEN 0 AND "maxDays" AND "maxDays" <= 60'

const announce = (table: string) => `
  CREATE TRIGGER ${table}_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION announce_answers()`

/** What an order is found by, of which the names now are those of shopper and receiver. */
const searched = (names: string) => [
  `CREATE INDEX order_search ON "order" USING gin ((' ' || number || ' ' || ${names} || ' ' || phone) gin_trgm_ops)
    WHERE "deletedAt" IS NULL`,
  `CREATE INDEX order_name ON "order" USING gin ((string_to_array(lower(translate(${names}, '.,()/-', '      ')), ' ')))
    WHERE "deletedAt" IS NULL`,
]

const up = [
  `CREATE TABLE delivery_plan (
    id smallint NOT NULL DEFAULT 1,${terms},
    "freeFrom" integer,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT delivery_plan_id PRIMARY KEY (id),
    CONSTRAINT delivery_plan_one CHECK (id = 1),
    CONSTRAINT delivery_plan_terms CHECK (${possible}),
    CONSTRAINT delivery_plan_free_from CHECK ("freeFrom" >= 0)
  )`,
  `CREATE TABLE delivery_exception (
    district character varying(40) NOT NULL,${terms},
    CONSTRAINT delivery_exception_district PRIMARY KEY (district),
    CONSTRAINT delivery_exception_terms CHECK (${possible})
  )`,
  'INSERT INTO delivery_plan (fee, "minDays", "maxDays") VALUES (0, 3, 5)',
  `INSERT INTO delivery_exception (district, fee, "minDays", "maxDays") VALUES ('Dhaka', 0, 1, 2)`,
  announce('delivery_plan'),
  announce('delivery_exception'),
  `ALTER TABLE "order"
    ADD area character varying(80),
    ADD "receiverName" character varying(80),
    ADD "riderNote" character varying(200),
    ADD "callFirst" boolean NOT NULL DEFAULT false,
    ADD "deliveryFee" integer NOT NULL DEFAULT 0,
    ADD "deliveryMinDays" smallint,
    ADD "deliveryMaxDays" smallint,
    ADD CONSTRAINT order_delivery_fee CHECK ("deliveryFee" >= 0)`,
  'DROP INDEX order_search, order_name',
  ...searched(`"customerName" || coalesce(' ' || "receiverName", '')`),
]

const down = [
  'DROP INDEX order_search, order_name',
  // An order of before has no fee beside its lines: what was paid for the delivery is no longer told.
  'UPDATE "order" SET total = total - "deliveryFee" WHERE "deliveryFee" > 0',
  `ALTER TABLE "order"
    DROP area, DROP "receiverName", DROP "riderNote", DROP "callFirst",
    DROP "deliveryFee", DROP "deliveryMinDays", DROP "deliveryMaxDays"`,
  ...searched('"customerName"'),
  'DROP TABLE delivery_exception, delivery_plan',
]
