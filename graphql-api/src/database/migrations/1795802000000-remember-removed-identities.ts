import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A removed identity stays known for some time after its account went: whoever was verified before may still be on their way in. */
export class RememberRemovedIdentities1795802000000 implements MigrationInterface {
  name = 'RememberRemovedIdentities1795802000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE removed_identity ADD COLUMN "goneAt" timestamptz')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM removed_identity WHERE "goneAt" IS NOT NULL')
    await runner.query('ALTER TABLE removed_identity DROP COLUMN "goneAt"')
  }
}
