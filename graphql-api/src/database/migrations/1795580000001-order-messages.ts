import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is told of orders, in which language, and what of it the owner wants to be told. */
export class OrderMessages1795580000001 implements MigrationInterface {
  name = 'OrderMessages1795580000001'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE message_settings, order_message')
    await runner.query('ALTER TABLE "order" DROP COLUMN language')
  }
}

const kinds = `'{PLACED,CONFIRMED,CORRECTED,SHIPPED,DELIVERED,CANCELLED,RETURNED}'`

const up = [
  `ALTER TABLE "order" ADD COLUMN language character varying(2)
    CONSTRAINT order_language CHECK (language IN ('en', 'bn'))`,
  `CREATE TABLE order_message (
    "orderId" uuid NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    kind character varying(10) NOT NULL,
    "dueAt" timestamptz NOT NULL DEFAULT now(),
    "toldAt" timestamptz,
    texted boolean NOT NULL DEFAULT false,
    CONSTRAINT order_message_of_order PRIMARY KEY ("orderId", id),
    CONSTRAINT order_message_order FOREIGN KEY ("orderId") REFERENCES "order" (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX order_message_due ON order_message ("dueAt") WHERE "toldAt" IS NULL',
  `CREATE TABLE message_settings (
    id smallint NOT NULL DEFAULT 1,
    "byMail" character varying(10)[] NOT NULL,
    "bySms" character varying(10)[] NOT NULL,
    "newOrdersTo" character varying(254),
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT message_settings_id PRIMARY KEY (id),
    CONSTRAINT message_settings_one CHECK (id = 1),
    CONSTRAINT message_settings_known CHECK (("byMail" || "bySms") <@ ${kinds}::character varying[])
  )`,
  `INSERT INTO message_settings ("byMail", "bySms") VALUES (${kinds}, '{PLACED,SHIPPED,CANCELLED}')`,
  `CREATE TRIGGER message_settings_noted AFTER UPDATE ON message_settings FOR EACH ROW
    WHEN (coalesce(current_setting('shop.actor', true), '') <> '')
    EXECUTE FUNCTION note_act('MESSAGES', 'id', 'BUT', 'id,version')`,
]
