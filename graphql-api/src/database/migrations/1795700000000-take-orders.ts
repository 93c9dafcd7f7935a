import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Somebody of the shop takes orders by phone: who it was, and what was agreed to be taken off. */
export class TakeOrders1795700000000 implements MigrationInterface {
  name = 'TakeOrders1795700000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'ALTER TABLE "order" ADD COLUMN "takenById" uuid',
      'ALTER TABLE "order" ADD COLUMN discount integer NOT NULL DEFAULT 0',
      'ALTER TABLE "order" ADD COLUMN "discountReason" character varying(500)',
      `ALTER TABLE "order" ADD CONSTRAINT order_discount CHECK (discount >= 0 AND (discount > 0) = ("discountReason" IS NOT NULL))`,
      `CREATE UNIQUE INDEX order_taken_once_a_key ON "order" ("takenById", "idempotencyKey") WHERE "takenById" IS NOT NULL`,
    ])
      await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    // Whose orders they are, and why they cost less, has no place in the tables from before.
    const [{ taken }]: [{ taken: string }] = await runner.query(
      `SELECT count(*) AS taken FROM "order" WHERE "takenById" IS NOT NULL`,
    )
    if (taken !== '0') throw new Error(`${taken} orders were taken by phone, which the tables from before cannot hold`)
    for (const statement of [
      'DROP INDEX order_taken_once_a_key',
      'ALTER TABLE "order" DROP CONSTRAINT order_discount',
      'ALTER TABLE "order" DROP COLUMN "discountReason"',
      'ALTER TABLE "order" DROP COLUMN discount',
      'ALTER TABLE "order" DROP COLUMN "takenById"',
    ])
      await runner.query(statement)
  }
}
