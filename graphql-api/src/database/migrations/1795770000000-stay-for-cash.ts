import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The database refuses to remove an order while a courier's cash hangs on it. Those that were removed before that was
 * refused are marked, and stay removed.
 */
export class StayForCash1795770000000 implements MigrationInterface {
  name = 'StayForCash1795770000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order" ADD COLUMN "removedWithCash" boolean NOT NULL DEFAULT false')
    await runner.query(`UPDATE "order" SET "removedWithCash" = true WHERE "deletedAt" IS NOT NULL AND ${hasCash}`)
    await runner.query(`ALTER TABLE "order" ADD CONSTRAINT order_stays_for_cash
      CHECK ("deletedAt" IS NULL OR "removedWithCash" OR NOT (${hasCash}))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order" DROP CONSTRAINT order_stays_for_cash, DROP COLUMN "removedWithCash"')
  }
}

const hasCash = `courier IS NOT NULL AND "deliveredAt" IS NOT NULL
  AND ("paidOut" OR status <> 'RETURNED' OR "cashOwed" IS DISTINCT FROM false)`
