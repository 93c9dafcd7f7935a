import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Log-ins before the one by which a person was first known for sure open no session. */
export class KnownSince1795764000000 implements MigrationInterface {
  name = 'KnownSince1795764000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "user" ADD "knownSince" timestamptz')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "user" DROP "knownSince"')
  }
}
