import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Orders are found by email and address too, and narrowed by district, total, courier and the day of delivery, by indexes alone. */
export class FiltersOfOrders1795620000000 implements MigrationInterface {
  name = 'FiltersOfOrders1795620000000'

  async up(runner: QueryRunner): Promise<void> {
    const found = `${searched} || ' ' || coalesce("customerEmail", '') || ' ' || address || coalesce(' ' || area, '')`
    for (const statement of [
      ...lists(', district, total) INCLUDE (status'),
      ...searchedBy(found),
      'CREATE INDEX shipment_courier ON shipment (lower(courier), "orderId")',
      `CREATE INDEX order_collected ON "order" ("deliveredAt") INCLUDE (total, status)
        WHERE "deletedAt" IS NULL AND status = 'DELIVERED'`,
      `CREATE INDEX order_event_ended ON order_event (at, "orderId", place) WHERE "to" IN ('CANCELLED', 'RETURNED')`,
    ])
      await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'DROP INDEX shipment_courier, order_collected, order_event_ended',
      ...lists(''),
      ...searchedBy(searched),
    ])
      await runner.query(statement)
  }
}

const searched = `' ' || number || ' ' || "customerName" || coalesce(' ' || "receiverName", '') || ' ' || phone`

const searchedBy = (text: string) => [
  'DROP INDEX order_search',
  `CREATE INDEX order_search ON "order" USING gin ((${text}) gin_trgm_ops) WHERE "deletedAt" IS NULL`,
]

/** The indexes that lists walk, each with what narrows it: rows that do not match are passed over without being read. */
const lists = (narrowedBy: string) => [
  'DROP INDEX order_newest, order_waiting_first, order_by_stage',
  ...[
    ['order_newest', ''],
    ['order_waiting_first', '((order_stage(status) < 3)::integer), '],
    ['order_by_stage', 'order_stage(status), '],
  ].map(
    ([name, group]) =>
      `CREATE INDEX ${name} ON "order" (${group}"placedAt", id${narrowedBy}) WHERE "deletedAt" IS NULL`,
  ),
]
