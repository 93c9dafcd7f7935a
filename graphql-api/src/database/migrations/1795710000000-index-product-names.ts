import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Lists of products by their English names. */
export class IndexProductNames1795710000000 implements MigrationInterface {
  name = 'IndexProductNames1795710000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX product_name_order ON product (lower(name), id) WHERE "deletedAt" IS NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX product_name_order')
  }
}
