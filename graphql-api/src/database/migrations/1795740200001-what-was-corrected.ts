import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What stood in an order before a correction, and after it. Money and pieces are never changed, as the events that they
 * belong to; what tells of a person can be erased.
 */
export class WhatWasCorrected1795740200001 implements MigrationInterface {
  name = 'WhatWasCorrected1795740200001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE order_correction (
        "orderId" uuid NOT NULL,
        "eventPlace" smallint NOT NULL,
        place smallint NOT NULL,
        part character varying(20) NOT NULL,
        line jsonb,
        before character varying(500),
        after character varying(500),
        CONSTRAINT order_correction_place PRIMARY KEY ("orderId", "eventPlace", place),
        CONSTRAINT order_correction_event FOREIGN KEY ("orderId", "eventPlace") REFERENCES order_event ("orderId", place)
      )`,
    )
    await runner.query(
      `CREATE TRIGGER order_correction_stays BEFORE UPDATE OR DELETE ON order_correction FOR EACH ROW
        WHEN (OLD.part IN ('DISTRICT', 'LINES', 'DELIVERY_FEE', 'TOTAL')) EXECUTE FUNCTION refuse_change()`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_correction')
  }
}
