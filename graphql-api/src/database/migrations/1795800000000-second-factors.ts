import type { MigrationInterface, QueryRunner } from 'typeorm'

/** People may have their log-ins need a code of an app too; the log keeps when somebody with rights does. */
export class SecondFactors1795800000000 implements MigrationInterface {
  name = 'SecondFactors1795800000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "user" ADD "secondFactorSince" timestamptz')
    await runner.query(`CREATE TABLE second_factor (
      "userId" uuid,
      secret bytea NOT NULL,
      "lastStep" integer,
      "recoverySalt" bytea,
      "recoveryHashes" bytea[] NOT NULL DEFAULT '{}',
      CONSTRAINT second_factor_pkey PRIMARY KEY ("userId"),
      CONSTRAINT second_factor_user FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE CASCADE
    )`)
    await runner.query(userNoted('role,secondFactorSince'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(userNoted('role'))
    await runner.query('DROP TABLE second_factor')
    await runner.query('ALTER TABLE "user" DROP "secondFactorSince"')
  }
}

const userNoted = (columns: string) => `CREATE OR REPLACE TRIGGER user_noted
  AFTER INSERT OR UPDATE OR DELETE ON "user" FOR EACH ROW
  WHEN (coalesce(current_setting('shop.actor', true), '') <> '')
  EXECUTE FUNCTION note_act('USER', 'id', 'ONLY', '${columns}')`
