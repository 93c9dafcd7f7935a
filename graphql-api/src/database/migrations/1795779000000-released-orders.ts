import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An order may be released from a courier that does not answer; what was released is remembered for what the courier says later. */
export class ReleasedOrders1795779000000 implements MigrationInterface {
  name = 'ReleasedOrders1795779000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE courier_release (
      "orderId" uuid NOT NULL,
      "courierCode" character varying(20) NOT NULL,
      "releasedAt" timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT courier_release_pkey PRIMARY KEY ("orderId", "courierCode"),
      CONSTRAINT courier_release_order FOREIGN KEY ("orderId") REFERENCES "order" (id) ON DELETE CASCADE
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM courier_notice WHERE why = 'RELEASED'`)
    await runner.query('DROP TABLE courier_release')
  }
}
