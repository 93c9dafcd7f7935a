import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An order is found by its tracking number, and by the courier's id of its parcel. */
export class FindTrackingNumbers1795740100000 implements MigrationInterface {
  name = 'FindTrackingNumbers1795740100000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX shipment_tracking ON shipment (lower(translate("trackingCode", ' -', '')))
      WHERE "trackingCode" IS NOT NULL`)
    await runner.query(`CREATE INDEX shipment_parcel ON shipment ("consignmentId") WHERE "consignmentId" IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX shipment_tracking, shipment_parcel')
  }
}
