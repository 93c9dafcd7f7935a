import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An order is found by the end of its tracking number: read from its end, the number begins so. */
export class FindEndsOfTrackingNumbers1795766000000 implements MigrationInterface {
  name = 'FindEndsOfTrackingNumbers1795766000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX shipment_tracking')
    await runner.query(`CREATE INDEX shipment_tracking
      ON shipment (reverse(lower(translate("trackingCode", ' -', ''))) text_pattern_ops) WHERE "trackingCode" IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX shipment_tracking')
    await runner.query(`CREATE INDEX shipment_tracking ON shipment (lower(translate("trackingCode", ' -', '')))
      WHERE "trackingCode" IS NOT NULL`)
  }
}
