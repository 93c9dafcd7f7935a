import type { MigrationInterface, QueryRunner } from 'typeorm'

// What the overview counts and no step of an order tells.
const tables = ['payout', 'courier_notice']

/**
 * What payouts and couriers' words change of the overview is announced on the channel `overview_changed`, once it is
 * committed. A statement that finds no row, such as at the steps of orders of which no courier said anything, announces nothing.
 */
export class AnnounceOverviewChanges1795774000000 implements MigrationInterface {
  name = 'AnnounceOverviewChanges1795774000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE FUNCTION announce_overview() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_notify('overview_changed', '');
      RETURN NULL;
    END $$`)
    for (const table of tables)
      await runner.query(
        `CREATE TRIGGER ${table}_announced AFTER INSERT OR UPDATE OR DELETE ON ${table}
         FOR EACH ROW EXECUTE FUNCTION announce_overview()`,
      )
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP TRIGGER ${table}_announced ON ${table}`)
    await runner.query('DROP FUNCTION announce_overview')
  }
}
