import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Of which variant a hold was begun, so that nobody begins the same one again and again. */
export class PauseOfHolds1795520000001 implements MigrationInterface {
  name = 'PauseOfHolds1795520000001'

  async up(runner: QueryRunner): Promise<void> {
    // They count for some hours; of those that are there nobody knows the variant.
    await runner.query('DELETE FROM stock_hold_start')
    await runner.query('ALTER TABLE stock_hold_start ADD "variantId" uuid NOT NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_hold_start DROP "variantId"')
  }
}
