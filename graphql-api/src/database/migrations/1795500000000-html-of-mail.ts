import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Mails may be read as a page beside the plain text. */
export class HtmlOfMail1795500000000 implements MigrationInterface {
  name = 'HtmlOfMail1795500000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_message ADD COLUMN html text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_message DROP COLUMN html')
  }
}
