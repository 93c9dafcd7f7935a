import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What was bought is kept under its Bangla name too; orders from before have none. */
export class BanglaNameOfOrderLine1795222800000 implements MigrationInterface {
  name = 'BanglaNameOfOrderLine1795222800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line ADD COLUMN "nameBn" character varying(200)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line DROP COLUMN "nameBn"')
  }
}
