import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How much of what was collected for an order its customer got back, in the event of its return. */
export class GivenBack1795740300001 implements MigrationInterface {
  name = 'GivenBack1795740300001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE order_event ADD COLUMN "givenBack" integer,
      ADD CONSTRAINT order_event_given_back CHECK ("givenBack" IS NULL OR "givenBack" >= 0 AND "to" IS NOT DISTINCT FROM 'RETURNED')`)
    await runner.query(eventsNoted('kind,from,to,reason,changed,writtenOff,cameBack,cashOwed,givenBack,place'))
  }

  async down(runner: QueryRunner): Promise<void> {
    const [{ said }]: [{ said: string }] = await runner.query(
      'SELECT count(*) AS said FROM order_event WHERE "givenBack" IS NOT NULL',
    )
    if (said !== '0') throw new Error(`money was given back ${said} times, which the tables from before cannot hold`)
    await runner.query(eventsNoted('kind,from,to,reason,changed,writtenOff,cameBack,cashOwed,place'))
    await runner.query('ALTER TABLE order_event DROP COLUMN "givenBack"')
  }
}

const eventsNoted = (columns: string) => `CREATE OR REPLACE TRIGGER order_event_noted
  AFTER INSERT ON order_event FOR EACH ROW
  WHEN (coalesce(current_setting('shop.actor', true), '') <> '' OR NEW.by IN ('COURIER', 'SYSTEM'))
  EXECUTE FUNCTION note_act('ORDER', 'orderId', 'ONLY', '${columns}')`
