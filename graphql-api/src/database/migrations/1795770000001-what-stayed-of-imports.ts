import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Why a product stayed as it was when the rest of its import was undone. */
export class WhatStayedOfImports1795770000001 implements MigrationInterface {
  name = 'WhatStayedOfImports1795770000001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_import_row ADD COLUMN "stayedFor" character varying(20)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_import_row DROP COLUMN "stayedFor"')
  }
}
