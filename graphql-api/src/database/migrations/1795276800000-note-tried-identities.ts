import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Accounts that cannot be deleted at the identity service stand behind those that were not tried yet. */
export class NoteTriedIdentities1795276800000 implements MigrationInterface {
  name = 'NoteTriedIdentities1795276800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE removed_identity ADD COLUMN "triedAt" timestamptz NOT NULL DEFAULT now()')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE removed_identity DROP COLUMN "triedAt"')
  }
}
