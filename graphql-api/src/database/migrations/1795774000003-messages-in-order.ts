import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Messages say what they follow, so that a later one waits for an earlier one. */
export class MessagesInOrder1795774000003 implements MigrationInterface {
  name = 'MessagesInOrder1795774000003'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_message ADD COLUMN thread uuid')
    await runner.query('ALTER TABLE outbox_message ALTER COLUMN "createdAt" SET DEFAULT clock_timestamp()')
    await runner.query('CREATE INDEX outbox_message_thread ON outbox_message (thread)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_message DROP COLUMN thread, ALTER COLUMN "createdAt" SET DEFAULT now()')
  }
}
