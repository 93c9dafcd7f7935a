import type { MigrationInterface, QueryRunner } from 'typeorm'
import { tallyBy } from './1795740200000-cash-of-orders.js'

/**
 * Whether a courier owes the cash of what came back after its delivery, as somebody said: with the parcel as it is now, its
 * order, as which the tally counts it, and in the event that tells of it. Null: nobody has said.
 */
export class CashOfReturns1795740300000 implements MigrationInterface {
  name = 'CashOfReturns1795740300000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(lock)
    await runner.query('ALTER TABLE shipment ADD COLUMN "cashOwed" boolean')
    for (const statement of [...carried, ...tallyBy({ courier: 'courier', cash: cashOf('"cashOwed"') })])
      await runner.query(statement)
    await runner.query('ALTER TABLE order_event ADD COLUMN "cashOwed" boolean')
    await runner.query(eventsNoted('kind,from,to,reason,changed,writtenOff,cameBack,cashOwed,place'))
    await runner.query(
      `CREATE INDEX order_came_back_later ON "order" ("deliveredAt")
        WHERE status = 'RETURNED' AND "deliveredAt" IS NOT NULL AND "deletedAt" IS NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(lock)
    // That a courier owes something has no place in the tables from before.
    const [{ said }]: [{ said: string }] = await runner.query(
      `SELECT count(*) AS said FROM order_event WHERE kind = 'CASH' OR "cashOwed" IS NOT NULL`,
    )
    if (said !== '0')
      throw new Error(`the cash of returns was told ${said} times, which the tables from before cannot hold`)
    await runner.query('DROP INDEX order_came_back_later')
    await runner.query(eventsNoted('kind,from,to,reason,changed,writtenOff,cameBack,place'))
    await runner.query('ALTER TABLE order_event DROP COLUMN "cashOwed"')
    for (const statement of [...carriedBefore, ...tallyBy({ courier: 'courier', cash: cashOf() })])
      await runner.query(statement)
    await runner.query('ALTER TABLE shipment DROP COLUMN "cashOwed"')
  }
}

// In the order in which steps of orders take them, so that neither waits for the other in a circle.
const lock = 'LOCK TABLE "order", shipment IN ACCESS EXCLUSIVE MODE'

const cashOf = (...owed: string[]) =>
  `order_cash(${['status', '"deliveredAt"', 'courier', '"paidOut"', ...owed].join()})`

const cashFunction = (argument: string, isOwed: string) =>
  `CREATE FUNCTION order_cash(status character varying, "deliveredAt" timestamptz, courier character varying, "paidOut" boolean${argument})
    RETURNS character varying LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN status = 'SHIPPED' THEN 'TO_COLLECT' WHEN "deliveredAt" IS NULL THEN NULL
      WHEN courier IS NULL OR "paidOut" THEN 'RECEIVED' WHEN ${isOwed} THEN 'WITH_COURIER' END $$`

/** What an order takes over from its shipment. */
const carry = (values: Readonly<Record<string, string>>) => {
  const sets = Object.entries(values).map(([name, value]) => `${name} = ${value}`)
  const own = Object.keys(values).map((name) => `"order".${name}`)
  return ['sent', 'changed'].map(
    (name) => `CREATE OR REPLACE FUNCTION carry_${name}_shipments() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE "order" SET ${sets.join()} FROM became
      WHERE id = became."orderId" AND (${own.join()}) IS DISTINCT FROM (${Object.values(values).join()}); RETURN NULL; END $$`,
  )
}
const carryNothing = (columns: string) =>
  `CREATE OR REPLACE FUNCTION carry_undone_shipments() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "order" SET ${columns} FROM was WHERE id = was."orderId"; RETURN NULL; END $$`

const before = { courier: 'became.courier', '"paidOut"': 'became."payoutId" IS NOT NULL' }

const carried = [
  'ALTER TABLE "order" ADD COLUMN "cashOwed" boolean',
  ...carry({ ...before, '"cashOwed"': 'became."cashOwed"' }),
  carryNothing('courier = NULL, "paidOut" = false, "cashOwed" = NULL'),
  `DROP FUNCTION order_cash`,
  cashFunction(', "cashOwed" boolean', `status <> 'RETURNED' OR "cashOwed"`),
]

const carriedBefore = [
  ...carry(before),
  carryNothing('courier = NULL, "paidOut" = false'),
  `DROP FUNCTION order_cash`,
  cashFunction('', `status <> 'RETURNED'`),
  'ALTER TABLE "order" DROP COLUMN "cashOwed"',
]

const eventsNoted = (columns: string) => `CREATE OR REPLACE TRIGGER order_event_noted
  AFTER INSERT ON order_event FOR EACH ROW
  WHEN (coalesce(current_setting('shop.actor', true), '') <> '' OR NEW.by IN ('COURIER', 'SYSTEM'))
  EXECUTE FUNCTION note_act('ORDER', 'orderId', 'ONLY', '${columns}')`
