import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the lists and the overview of the admins are read by. */
export class IndexAdminLists1795219200000 implements MigrationInterface {
  name = 'IndexAdminLists1795219200000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of indexes) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_to_deliver_first, order_search, user_search, product_low')
  }
}

const indexes = [
  `CREATE INDEX order_to_deliver_first ON "order" (num_nonnulls("deliveredAt"), "placedAt" DESC, id DESC)
    WHERE "deletedAt" IS NULL`,
  `CREATE INDEX order_search ON "order" USING gin ((' ' || number || ' ' || "customerName" || ' ' || phone) gin_trgm_ops)
    WHERE "deletedAt" IS NULL`,
  `CREATE INDEX user_search ON "user" USING gin ((' ' || name || ' ' || email::text) gin_trgm_ops)`,
  'CREATE INDEX product_low ON product (quantity, id) WHERE "deletedAt" IS NULL',
]
