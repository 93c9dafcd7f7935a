import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The life of an order: its status, which steps it may take, and the events that tell how it came there. Orders from before
 * are delivered or placed. The tally counts by stage, of which each is a tab of the orders.
 */
export class OrderLife1795560000000 implements MigrationInterface {
  name = 'OrderLife1795560000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...status, ...events, ...shipments, ...tallyBy('stage'), ...customersBy('status')])
      await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    // What ended, or is on its way, has no name in the tables from before.
    const [{ others }]: [{ others: string }] = await runner.query(
      `SELECT count(*) AS others FROM "order" WHERE status NOT IN ('PLACED', 'DELIVERED') AND "deletedAt" IS NULL`,
    )
    if (others !== '0') throw new Error(`${others} orders have a status that the tables from before cannot hold`)
    for (const statement of [...tallyBy('waits'), ...customersBy('delivered'), ...undone]) await runner.query(statement)
  }
}

const status = [
  `ALTER TABLE "order" ADD COLUMN status character varying(10) NOT NULL DEFAULT 'PLACED'
    CONSTRAINT order_status CHECK (status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'RETURNING', 'DELIVERED', 'CANCELLED', 'RETURNED'))`,
  `UPDATE "order" SET status = 'DELIVERED' WHERE "deliveredAt" IS NOT NULL`,
  `CREATE FUNCTION order_stage(status character varying) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE status WHEN 'PLACED' THEN 0 WHEN 'CONFIRMED' THEN 1 WHEN 'SHIPPED' THEN 2 WHEN 'RETURNING' THEN 2
      WHEN 'DELIVERED' THEN 3 ELSE 4 END $$`,
  `CREATE TABLE order_step (
    "from" character varying(10) NOT NULL,
    "to" character varying(10) NOT NULL,
    "takesBack" boolean NOT NULL,
    CONSTRAINT order_step_once PRIMARY KEY ("from", "to")
  )`,
  `INSERT INTO order_step ("from", "to", "takesBack")
    SELECT "from", unnest("to"), false FROM (VALUES
      ('PLACED', '{CONFIRMED,SHIPPED,DELIVERED,CANCELLED}'::text[]),
      ('CONFIRMED', '{SHIPPED,DELIVERED,CANCELLED}'),
      ('SHIPPED', '{DELIVERED,RETURNING,RETURNED}'),
      ('RETURNING', '{RETURNED,DELIVERED}'),
      ('DELIVERED', '{RETURNED}')
    ) AS step("from", "to")`,
  `INSERT INTO order_step ("from", "to", "takesBack") SELECT "to", "from", true FROM order_step ON CONFLICT DO NOTHING`,
  `CREATE FUNCTION refuse_order_step() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NOT EXISTS (SELECT FROM order_step WHERE "from" = OLD.status AND "to" = NEW.status) THEN
      RAISE EXCEPTION 'an order does not go from % to %', OLD.status, NEW.status;
    END IF;
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER order_takes_step BEFORE UPDATE OF status ON "order" FOR EACH ROW
    WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_order_step()`,
]

const events = [
  `CREATE TABLE order_event (
    "orderId" uuid NOT NULL,
    place smallint NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    kind character varying(10) NOT NULL,
    by character varying(10) NOT NULL,
    "userId" uuid,
    "from" character varying(10),
    "to" character varying(10),
    reason character varying(30),
    note character varying(500),
    "writtenOff" jsonb,
    CONSTRAINT order_event_place PRIMARY KEY ("orderId", place),
    CONSTRAINT "FK_c7692d881f326d48552256e4f57" FOREIGN KEY ("orderId") REFERENCES "order" (id),
    CONSTRAINT order_event_step CHECK (num_nonnulls("from", "to") IN (0, 2))
  )`,
  `INSERT INTO order_event ("orderId", place, at, kind, by, "from", "to")
    SELECT id, 0, "deliveredAt", 'STEP', 'ADMIN', 'PLACED', 'DELIVERED' FROM "order" WHERE "deliveredAt" IS NOT NULL`,
  `CREATE TRIGGER order_event_stays BEFORE UPDATE OR DELETE ON order_event
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  // The audit log keeps what admins do to orders, but not their notes: these may name people.
  `CREATE TRIGGER order_event_noted AFTER INSERT ON order_event FOR EACH ROW
    WHEN (coalesce(current_setting('shop.actor', true), '') <> '')
    EXECUTE FUNCTION note_act('ORDER', 'orderId', 'ONLY', 'kind,from,to,reason')`,
]

const shipments = [
  `CREATE TABLE shipment (
    "orderId" uuid NOT NULL,
    courier character varying(80) NOT NULL,
    "trackingCode" character varying(80),
    "trackingUrl" character varying(500),
    "sentAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT shipment_of_order PRIMARY KEY ("orderId"),
    CONSTRAINT "FK_93ba0beada3eb709bc83dc0b9af" FOREIGN KEY ("orderId") REFERENCES "order" (id) ON DELETE CASCADE
  )`,
]

// How the tally counts: by what an order waits for, or by its stage.
const groups = {
  waits: { of: 'num_nulls("deliveredAt")', most: 1, index: 'num_nulls("deliveredAt")' },
  stage: { of: 'order_stage(status)', most: 4, index: '((order_stage(status) < 3)::integer)' },
}

const tallyBy = (group: keyof typeof groups) => {
  const { of, most, index } = groups[group]
  const counted = (table: string, sign: 1 | -1) =>
    `SELECT ("placedAt" AT TIME ZONE 'Asia/Dhaka')::date AS day, ${of} AS ${group}, ${sign} AS orders,
      ${sign} * total AS takings FROM ${table} WHERE "deletedAt" IS NULL`
  const add = (changes: string) =>
    `INSERT INTO order_tally (day, ${group}, orders, takings) SELECT day, ${group}, sum(orders), sum(takings)
      FROM (${changes}) AS change GROUP BY day, ${group} HAVING sum(orders) <> 0 OR sum(takings) <> 0`
  const keep = (name: string, changes: string) =>
    `CREATE OR REPLACE FUNCTION tally_${name}_orders() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${add(changes)}; RETURN NULL; END $$`
  return [
    // Keeps new orders out until all are counted anew.
    'LOCK TABLE "order" IN SHARE ROW EXCLUSIVE MODE',
    'DROP TABLE order_tally',
    `CREATE TABLE order_tally (
      day date NOT NULL,
      ${group} integer NOT NULL,
      orders integer NOT NULL,
      takings bigint NOT NULL,
      CONSTRAINT order_tally_${group} CHECK (${group} BETWEEN 0 AND ${most})
    )`,
    keep('placed', counted('became', 1)),
    keep('changed', `${counted('was', -1)} UNION ALL ${counted('became', 1)}`),
    keep('erased', counted('was', -1)),
    add(counted('"order"', 1)),
    'DROP INDEX order_waiting_first',
    `CREATE INDEX order_waiting_first ON "order" (${index}, "placedAt", id) WHERE "deletedAt" IS NULL`,
    ...(group === 'stage'
      ? [`CREATE INDEX order_by_stage ON "order" (order_stage(status), "placedAt", id) WHERE "deletedAt" IS NULL`]
      : ['DROP INDEX order_by_stage']),
  ]
}

/** Both sorts of orders of one customer: what is open, and whether anything was ever delivered. */
const customersBy = (column: 'status' | 'delivered') => [
  `DROP INDEX ${column === 'status' ? 'order_user_delivered, order_phone_delivered' : 'order_user_status, order_phone_status'}`,
  ...[
    ['user', '"userId"'],
    ['phone', 'phone'],
  ].map(
    ([name, of]) =>
      `CREATE INDEX order_${name}_${column} ON "order" (${of}, ${column === 'status' ? 'status' : '"deliveredAt"'})`,
  ),
]

const undone = [
  'DROP TABLE shipment, order_event',
  'DROP TRIGGER order_takes_step ON "order"',
  'DROP FUNCTION refuse_order_step, order_stage',
  'DROP TABLE order_step',
  'ALTER TABLE "order" DROP COLUMN status',
]
