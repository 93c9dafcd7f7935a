import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a courier said while its clock was ahead is known when it comes again. */
export class SaidAhead1795805000000 implements MigrationInterface {
  name = 'SaidAhead1795805000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shipment ADD COLUMN "saidAhead" char(64)[] NOT NULL DEFAULT '{}'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipment DROP COLUMN "saidAhead"')
  }
}
