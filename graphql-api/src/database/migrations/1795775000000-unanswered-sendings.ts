import type { MigrationInterface, QueryRunner } from 'typeorm'

const trigger = (name: string, rest: string) =>
  `CREATE TRIGGER courier_sending_${name} AFTER ${rest} EXECUTE FUNCTION announce_sending()`

/** A sending knows when it was first left without an answer; that, that it is told again, and the end of one that was left, is what is announced. */
export class UnansweredSendings1795775000000 implements MigrationInterface {
  name = 'UnansweredSendings1795775000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'DROP TRIGGER courier_sending_left ON courier_sending',
      'DROP TRIGGER courier_sending_ended ON courier_sending',
      'ALTER TABLE courier_sending ADD COLUMN "leftAt" timestamptz',
      'UPDATE courier_sending SET "leftAt" = since WHERE "busyUntil" <= now()',
      trigger('left', `UPDATE ON courier_sending FOR EACH ROW WHEN ((OLD."leftAt" IS NULL) <> (NEW."leftAt" IS NULL))`),
      trigger('ended', 'DELETE ON courier_sending FOR EACH ROW WHEN (OLD."leftAt" IS NOT NULL)'),
    ])
      await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'DROP TRIGGER courier_sending_left ON courier_sending',
      'DROP TRIGGER courier_sending_ended ON courier_sending',
      'ALTER TABLE courier_sending DROP COLUMN "leftAt"',
      trigger('left', 'UPDATE ON courier_sending FOR EACH ROW WHEN (NEW."busyUntil" <= now())'),
      trigger('ended', 'DELETE ON courier_sending FOR EACH ROW'),
    ])
      await runner.query(statement)
  }
}
