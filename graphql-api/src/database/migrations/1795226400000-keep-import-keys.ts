import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An import whose answer was lost can be asked for again without adding its products twice. */
export class KeepImportKeys1795226400000 implements MigrationInterface {
  name = 'KeepImportKeys1795226400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE import_key (
        "userId" uuid NOT NULL,
        key character varying(200) NOT NULL,
        "contentHash" character(64) NOT NULL,
        report json NOT NULL,
        "importedAt" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_import_key" PRIMARY KEY ("userId", key),
        CONSTRAINT "FK_c22d5c3e1748d3fb821349380a8" FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE CASCADE
      )`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_key')
  }
}
