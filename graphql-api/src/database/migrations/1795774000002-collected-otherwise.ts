import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a courier says it collected is kept with its message where that is another sum than the order comes to. */
export class CollectedOtherwise1795774000002 implements MigrationInterface {
  name = 'CollectedOtherwise1795774000002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE courier_notice ADD COLUMN collected integer')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM courier_notice WHERE why = 'OTHER_SUM'`)
    await runner.query('ALTER TABLE courier_notice DROP COLUMN collected')
  }
}
