import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a courier said last that it collected: a sum that it corrects, or takes back, is news. */
export class CollectedByCourier1795804000000 implements MigrationInterface {
  name = 'CollectedByCourier1795804000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipment ADD COLUMN collected integer, ADD COLUMN "collectedAt" timestamptz')
    await runner.query(`
      UPDATE shipment SET collected = told.collected, "collectedAt" = coalesce("statusAt", "heardAt", "sentAt")
      FROM (SELECT DISTINCT ON ("orderId", "courierCode") "orderId", "courierCode", collected FROM courier_notice
            WHERE collected IS NOT NULL ORDER BY "orderId", "courierCode", "receivedAt" DESC) AS told
      WHERE told."orderId" = shipment."orderId" AND told."courierCode" = shipment."courierCode"`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipment DROP COLUMN collected, DROP COLUMN "collectedAt"')
  }
}
