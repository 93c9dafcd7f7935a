import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a discount was before a correction, and after it, is never changed, as other money. */
export class DiscountsCorrected1795769000000 implements MigrationInterface {
  name = 'DiscountsCorrected1795769000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(stays("'DISTRICT', 'LINES', 'DELIVERY_FEE', 'DISCOUNT', 'TOTAL'"))
  }

  async down(runner: QueryRunner): Promise<void> {
    const [{ said }]: [{ said: string }] = await runner.query(
      `SELECT count(*) AS said FROM order_event WHERE 'DISCOUNT' = ANY(changed)`,
    )
    if (said !== '0') throw new Error(`${said} discounts were corrected, which the shop from before cannot tell`)
    await runner.query(stays("'DISTRICT', 'LINES', 'DELIVERY_FEE', 'TOTAL'"))
  }
}

const stays = (parts: string) => `
  CREATE OR REPLACE TRIGGER order_correction_stays BEFORE UPDATE OR DELETE ON order_correction FOR EACH ROW
    WHEN (OLD.part IN (${parts})) EXECUTE FUNCTION refuse_change()`
