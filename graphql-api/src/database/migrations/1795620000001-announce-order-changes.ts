import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What becomes of an order is announced on the channel `order_changed` by its id, once it is committed. */
export class AnnounceOrderChanges1795620000001 implements MigrationInterface {
  name = 'AnnounceOrderChanges1795620000001'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `CREATE FUNCTION announce_order() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_notify('order_changed', coalesce(to_jsonb(NEW) ->> 'orderId', to_jsonb(NEW) ->> 'id'));
        RETURN NULL;
      END $$`,
      `CREATE TRIGGER order_event_announced AFTER INSERT ON order_event FOR EACH ROW EXECUTE FUNCTION announce_order()`,
      `CREATE TRIGGER order_removal_announced AFTER UPDATE OF "deletedAt" ON "order" FOR EACH ROW
        WHEN (OLD."deletedAt" IS DISTINCT FROM NEW."deletedAt") EXECUTE FUNCTION announce_order()`,
    ])
      await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER order_removal_announced ON "order"')
    await runner.query('DROP TRIGGER order_event_announced ON order_event')
    await runner.query('DROP FUNCTION announce_order')
  }
}
