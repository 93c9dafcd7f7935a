import type { MigrationInterface, QueryRunner } from 'typeorm'

/** That a courier has not answered about an order, and that it is known what became of it, is announced as what becomes of the order. */
export class AnnounceSendings1795774000001 implements MigrationInterface {
  name = 'AnnounceSendings1795774000001'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `CREATE FUNCTION announce_sending() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_notify('order_changed', coalesce(NEW."orderId", OLD."orderId")::text);
        RETURN NULL;
      END $$`,
      `CREATE TRIGGER courier_sending_left AFTER UPDATE ON courier_sending FOR EACH ROW
        WHEN (NEW."busyUntil" <= now()) EXECUTE FUNCTION announce_sending()`,
      `CREATE TRIGGER courier_sending_ended AFTER DELETE ON courier_sending FOR EACH ROW EXECUTE FUNCTION announce_sending()`,
    ])
      await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER courier_sending_left ON courier_sending')
    await runner.query('DROP TRIGGER courier_sending_ended ON courier_sending')
    await runner.query('DROP FUNCTION announce_sending')
  }
}
