import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A payout keeps the numbers of its orders, so that the log names them, also once it was taken back. */
export class OrdersOfPayouts1795769000001 implements MigrationInterface {
  name = 'OrdersOfPayouts1795769000001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payout ADD COLUMN "orderNumbers" text[] NOT NULL DEFAULT '{}'`)
    await runner.query(
      `UPDATE payout SET "orderNumbers" = numbers FROM (
         SELECT "payoutId", array_agg(number ORDER BY number) AS numbers
         FROM shipment JOIN "order" ON "order".id = "orderId" WHERE "payoutId" IS NOT NULL GROUP BY 1
       ) AS paid WHERE "payoutId" = payout.id`,
    )
    await runner.query(noted(`${columns},orderNumbers`))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noted(columns))
    await runner.query('ALTER TABLE payout DROP COLUMN "orderNumbers"')
  }
}

const columns = 'courier,day,received,charges,expected,orderCount,reason'

const noted = (names: string) => `
  CREATE OR REPLACE TRIGGER payout_noted AFTER INSERT OR UPDATE OR DELETE ON payout FOR EACH ROW
    WHEN (coalesce(current_setting('shop.actor', true), '') <> '')
    EXECUTE FUNCTION note_act('PAYOUT', 'id', 'ONLY', '${names}')`
