import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What was sold in some days is read from one index, without looking up the lines of each order. */
export class DateOrderLines1795219200002 implements MigrationInterface {
  name = 'DateOrderLines1795219200002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line ADD "soldAt" timestamptz NOT NULL DEFAULT now()')
    await runner.query(
      `UPDATE order_line SET "soldAt" = "order"."placedAt" FROM "order" WHERE "order".id = order_line."orderId"`,
    )
    await runner.query(
      'CREATE INDEX order_line_sold ON order_line ("soldAt") INCLUDE ("orderId", "productId", quantity, "unitPrice")',
    )
    await runner.query('CREATE INDEX order_deleted ON "order" ("placedAt", id) WHERE "deletedAt" IS NOT NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_deleted')
    await runner.query('ALTER TABLE order_line DROP "soldAt"')
  }
}
