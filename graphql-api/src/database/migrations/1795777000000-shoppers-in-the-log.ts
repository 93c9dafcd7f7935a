import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The log keeps what shoppers do to orders too: that they cancel one, and why. */
export class ShoppersInTheLog1795777000000 implements MigrationInterface {
  name = 'ShoppersInTheLog1795777000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(eventsNoted(`NEW.by <> 'ADMIN'`))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(eventsNoted(`NEW.by IN ('COURIER', 'SYSTEM')`))
  }
}

const eventsNoted = (byItself: string) => `CREATE OR REPLACE TRIGGER order_event_noted
  AFTER INSERT ON order_event FOR EACH ROW
  WHEN (coalesce(current_setting('shop.actor', true), '') <> '' OR ${byItself})
  EXECUTE FUNCTION note_act('ORDER', 'orderId', 'ONLY', 'kind,from,to,reason,changed,writtenOff,cameBack,cashOwed,givenBack,place')`
