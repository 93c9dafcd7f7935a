import type { MigrationInterface, QueryRunner } from 'typeorm'

/** That a courier said of an order where it stood already is kept with what it said: nobody takes that step back any more. */
export class ConfirmedByCouriers1795790000000 implements MigrationInterface {
  name = 'ConfirmedByCouriers1795790000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_event ADD COLUMN confirms boolean NOT NULL DEFAULT false')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_event DROP COLUMN confirms')
  }
}
