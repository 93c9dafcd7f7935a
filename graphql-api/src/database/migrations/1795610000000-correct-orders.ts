import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Orders that are in the shop can be corrected: how often that was, and what each time. */
export class CorrectOrders1795610000000 implements MigrationInterface {
  name = 'CorrectOrders1795610000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order" ADD COLUMN version integer NOT NULL DEFAULT 1')
    await runner.query('ALTER TABLE order_event ADD COLUMN changed character varying(20)[]')
    await runner.query(noted('kind,from,to,reason,changed'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noted('kind,from,to,reason'))
    await runner.query('ALTER TABLE order_event DROP COLUMN changed')
    await runner.query('ALTER TABLE "order" DROP COLUMN version')
  }
}

/** What the audit log keeps of an event. */
const noted = (columns: string) => `CREATE OR REPLACE TRIGGER order_event_noted AFTER INSERT ON order_event FOR EACH ROW
  WHEN (coalesce(current_setting('shop.actor', true), '') <> '')
  EXECUTE FUNCTION note_act('ORDER', 'orderId', 'ONLY', '${columns}')`
