import type { MigrationInterface, QueryRunner } from 'typeorm'

const trigger = (name: string, rest: string) =>
  `CREATE TRIGGER courier_sending_${name} AFTER ${rest} EXECUTE FUNCTION announce_sending()`

/**
 * A sending knows when it was first left without an answer. That, that the courier is told of it again, and the end of one
 * that was left, is announced as what becomes of the order.
 */
export class AnnounceSendings1795774000001 implements MigrationInterface {
  name = 'AnnounceSendings1795774000001'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'ALTER TABLE courier_sending ADD COLUMN "leftAt" timestamptz',
      'UPDATE courier_sending SET "leftAt" = since WHERE "busyUntil" <= now()',
      `CREATE FUNCTION announce_sending() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_notify('order_changed', coalesce(NEW."orderId", OLD."orderId")::text);
        RETURN NULL;
      END $$`,
      trigger('left', `UPDATE ON courier_sending FOR EACH ROW WHEN ((OLD."leftAt" IS NULL) <> (NEW."leftAt" IS NULL))`),
      trigger('ended', 'DELETE ON courier_sending FOR EACH ROW WHEN (OLD."leftAt" IS NOT NULL)'),
    ])
      await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'DROP TRIGGER courier_sending_left ON courier_sending',
      'DROP TRIGGER courier_sending_ended ON courier_sending',
      'DROP FUNCTION announce_sending',
      'ALTER TABLE courier_sending DROP COLUMN "leftAt"',
    ])
      await runner.query(statement)
  }
}
