import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What leaves the shop goes by mail, or as a text message, and in the order in which it was written. */
export class ChannelOfMessage1795580000000 implements MigrationInterface {
  name = 'ChannelOfMessage1795580000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE outbox_message ADD COLUMN channel character varying(4) NOT NULL DEFAULT 'MAIL'
        CONSTRAINT outbox_message_channel CHECK (channel IN ('MAIL', 'SMS'))`,
    )
    await runner.query('ALTER TABLE outbox_message ALTER COLUMN "dueAt" SET DEFAULT clock_timestamp()')
  }

  async down(runner: QueryRunner): Promise<void> {
    // Else they would be sent to phones as if these were addresses.
    await runner.query(`DELETE FROM outbox_message WHERE channel = 'SMS'`)
    await runner.query('ALTER TABLE outbox_message DROP COLUMN channel, ALTER COLUMN "dueAt" SET DEFAULT now()')
  }
}
