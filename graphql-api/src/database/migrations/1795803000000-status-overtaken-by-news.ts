import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Of when a courier's newest status is, beside its newest word: a delivery that a newer message overtook is one all the same. */
export class StatusOvertakenByNews1795803000000 implements MigrationInterface {
  name = 'StatusOvertakenByNews1795803000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipment ADD COLUMN "statusAt" timestamptz')
    await runner.query('UPDATE shipment SET "statusAt" = "heardAt" WHERE "heardAt" IS NOT NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipment DROP COLUMN "statusAt"')
  }
}
