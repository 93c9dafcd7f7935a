import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Orders keep the phone of whoever ordered, as they keep name and email: another one may be called about the delivery. */
export class PhoneOfCustomer1795495000000 implements MigrationInterface {
  name = 'PhoneOfCustomer1795495000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order" ADD COLUMN "customerPhone" text')
    await runner.query(
      'UPDATE "order" SET "customerPhone" = "user".phone FROM "user" WHERE "user".id = "userId" AND "user".phone IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order" DROP COLUMN "customerPhone"')
  }
}
