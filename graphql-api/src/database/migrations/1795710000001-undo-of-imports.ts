import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What products were before an import, so that it can be undone. */
export class UndoOfImports1795710000001 implements MigrationInterface {
  name = 'UndoOfImports1795710000001'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement)
  }
}

const acting = `coalesce(current_setting('shop.actor', true), '') <> ''`

const up = [
  `CREATE TABLE product_import (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    "importedAt" timestamptz NOT NULL DEFAULT now(),
    added integer NOT NULL,
    updated integer NOT NULL,
    "undoneAt" timestamptz,
    CONSTRAINT product_import_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX product_import_newest ON product_import ("importedAt", id)',
  `CREATE TABLE product_import_row (
    "importId" uuid NOT NULL,
    "productId" uuid NOT NULL,
    "row" integer NOT NULL,
    before jsonb,
    "leftAs" character(32),
    CONSTRAINT product_import_row_pkey PRIMARY KEY ("importId", "productId"),
    CONSTRAINT product_import_row_import FOREIGN KEY ("importId") REFERENCES product_import (id) ON DELETE CASCADE,
    CONSTRAINT product_import_row_product FOREIGN KEY ("productId") REFERENCES product (id)
  )`,
  `CREATE TRIGGER product_import_noted AFTER INSERT OR UPDATE ON product_import FOR EACH ROW WHEN (${acting})
    EXECUTE FUNCTION note_act('IMPORT', 'id', 'ONLY', 'added,updated,undoneAt')`,
]

const down = ['DROP TABLE product_import_row', 'DROP TABLE product_import']
