import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Above which total a first order is pointed out to whoever calls about it. */
export class FirstOrders1795610000001 implements MigrationInterface {
  name = 'FirstOrders1795610000001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE purchase_limits ADD COLUMN "firstOrderTotal" integer NOT NULL DEFAULT 5000
      CONSTRAINT purchase_limits_first_order CHECK ("firstOrderTotal" >= 1)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE purchase_limits DROP COLUMN "firstOrderTotal"')
  }
}
