import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Tracking numbers that were typed in the digits of Bangla are kept in 0 to 9, in which they are looked for. */
export class LatinTrackingNumbers1795772000000 implements MigrationInterface {
  name = 'LatinTrackingNumbers1795772000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE shipment SET "trackingCode" = translate("trackingCode", '০১২৩৪৫৬৭৮৯', '0123456789') WHERE "trackingCode" ~ '[০-৯]'`,
    )
  }

  /** In which digits a number was typed is not known any more, and nobody asks. */
  async down(): Promise<void> {}
}
