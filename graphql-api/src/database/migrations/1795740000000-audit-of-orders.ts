import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The log keeps what couriers and the shop itself do to orders too, and which event tells more of it; that an order is
 * delivered it tells once, by its event.
 */
export class AuditOfOrders1795740000000 implements MigrationInterface {
  name = 'AuditOfOrders1795740000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ordersNoted('deletedAt,stockReturned'))
    await runner.query(
      eventsNoted(
        `${acting} OR NEW.by IN ('COURIER', 'SYSTEM')`,
        'kind,from,to,reason,changed,writtenOff,cameBack,place',
      ),
    )
    await runner.query('CREATE INDEX audit_entry_actor_id ON audit_entry ("actorId", id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_actor_id')
    await runner.query(eventsNoted(acting, 'kind,from,to,reason,changed,cameBack'))
    await runner.query(ordersNoted('deliveredAt,deletedAt,stockReturned'))
  }
}

const acting = `coalesce(current_setting('shop.actor', true), '') <> ''`

const ordersNoted = (columns: string) => `CREATE OR REPLACE TRIGGER order_noted
  AFTER INSERT OR UPDATE OR DELETE ON "order" FOR EACH ROW WHEN (${acting})
  EXECUTE FUNCTION note_act('ORDER', 'id', 'ONLY', '${columns}')`

const eventsNoted = (when: string, columns: string) => `CREATE OR REPLACE TRIGGER order_event_noted
  AFTER INSERT ON order_event FOR EACH ROW WHEN (${when})
  EXECUTE FUNCTION note_act('ORDER', 'orderId', 'ONLY', '${columns}')`
