import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is handed to a courier, what couriers say of it, and the cash that they pay out. */
export class Couriers1795590000000 implements MigrationInterface {
  name = 'Couriers1795590000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...payouts, ...shipments, ...sendings, ...notices]) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of undone) await runner.query(statement)
  }
}

const acting = `coalesce(current_setting('shop.actor', true), '') <> ''`

const payouts = [
  `CREATE TABLE payout (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    courier character varying(80) NOT NULL,
    day date NOT NULL,
    received bigint NOT NULL,
    charges bigint NOT NULL,
    expected bigint NOT NULL,
    "orderCount" integer NOT NULL,
    reason character varying(30),
    note character varying(500),
    "adminId" uuid NOT NULL,
    "idempotencyKey" character varying(200) NOT NULL,
    "requestHash" character(64) NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT payout_pkey PRIMARY KEY (id),
    CONSTRAINT payout_once_a_key UNIQUE ("adminId", "idempotencyKey"),
    CONSTRAINT payout_amounts CHECK (received >= 0 AND charges >= 0 AND expected >= 0),
    CONSTRAINT payout_explained CHECK ((received = expected - charges) = (reason IS NULL))
  )`,
  'CREATE INDEX payout_newest ON payout (day, "createdAt", id)',
  `CREATE TRIGGER payout_noted AFTER INSERT OR UPDATE OR DELETE ON payout FOR EACH ROW WHEN (${acting})
    EXECUTE FUNCTION note_act('PAYOUT', 'id', 'ONLY', 'courier,day,received,charges,expected,orderCount,reason')`,
]

const shipments = [
  `ALTER TABLE shipment
    ADD COLUMN "courierCode" character varying(20),
    ADD COLUMN "consignmentId" character varying(40),
    ADD COLUMN "lastStatus" character varying(60),
    ADD COLUMN "heardAt" timestamptz,
    ADD COLUMN "askedAt" timestamptz,
    ADD COLUMN "payoutId" uuid CONSTRAINT shipment_payout REFERENCES payout (id)`,
  'CREATE UNIQUE INDEX shipment_consignment ON shipment ("courierCode", "consignmentId")',
  'CREATE INDEX shipment_unpaid ON shipment (courier) WHERE "payoutId" IS NULL',
  'CREATE INDEX shipment_paid ON shipment ("payoutId") WHERE "payoutId" IS NOT NULL',
]

const sendings = [
  `CREATE TABLE courier_sending (
    "orderId" uuid NOT NULL,
    "courierCode" character varying(20) NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    "busyUntil" timestamptz NOT NULL,
    CONSTRAINT courier_sending_of_order PRIMARY KEY ("orderId"),
    CONSTRAINT courier_sending_order FOREIGN KEY ("orderId") REFERENCES "order" (id) ON DELETE CASCADE
  )`,
]

const notices = [
  `CREATE TABLE courier_notice (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    "courierCode" character varying(20) NOT NULL,
    "receivedAt" timestamptz NOT NULL DEFAULT now(),
    why character varying(20) NOT NULL,
    "orderId" uuid,
    said character varying(2000) NOT NULL,
    hash character(64) NOT NULL,
    "closedAt" timestamptz,
    CONSTRAINT courier_notice_pkey PRIMARY KEY (id),
    CONSTRAINT courier_notice_once UNIQUE (hash),
    CONSTRAINT courier_notice_order FOREIGN KEY ("orderId") REFERENCES "order" (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX courier_notice_open ON courier_notice ("receivedAt", id) WHERE "closedAt" IS NULL',
  `CREATE TRIGGER courier_notice_noted AFTER UPDATE ON courier_notice FOR EACH ROW WHEN (${acting})
    EXECUTE FUNCTION note_act('COURIER', 'id', 'ONLY', 'closedAt')`,
]

const undone = [
  'DROP TABLE courier_notice, courier_sending',
  `ALTER TABLE shipment DROP COLUMN "courierCode", DROP COLUMN "consignmentId", DROP COLUMN "lastStatus",
    DROP COLUMN "heardAt", DROP COLUMN "askedAt", DROP COLUMN "payoutId"`,
  'DROP TABLE payout',
]
