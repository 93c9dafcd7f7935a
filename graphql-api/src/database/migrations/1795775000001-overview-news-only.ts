import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['payout', 'courier_notice']

const announce = async (runner: QueryRunner, each: 'ROW' | 'STATEMENT') => {
  for (const table of tables) {
    await runner.query(`DROP TRIGGER ${table}_announced ON ${table}`)
    await runner.query(
      `CREATE TRIGGER ${table}_announced AFTER INSERT OR UPDATE OR DELETE ON ${table}
       FOR EACH ${each} EXECUTE FUNCTION announce_overview()`,
    )
  }
}

/** A statement that finds no row, such as at the steps of orders of which no courier said anything, announces nothing. */
export class OverviewNewsOnly1795775000001 implements MigrationInterface {
  name = 'OverviewNewsOnly1795775000001'

  up(runner: QueryRunner): Promise<void> {
    return announce(runner, 'ROW')
  }

  down(runner: QueryRunner): Promise<void> {
    return announce(runner, 'STATEMENT')
  }
}
