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
    await runner.query(secondFactorNoted)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER user_second_factor_noted ON "user"')
    await runner.query(userNoted('role'))
    await runner.query('DROP TABLE second_factor')
    await runner.query('ALTER TABLE "user" DROP "secondFactorSince"')
  }
}

const acting = `coalesce(current_setting('shop.actor', true), '') <> ''`

/** Of whose rights rest nobody acts, nor does who runs the command. */
const secondFactorNoted = `CREATE TRIGGER user_second_factor_noted AFTER UPDATE OF "secondFactorSince" ON "user" FOR EACH ROW
  WHEN (OLD."secondFactorSince" IS DISTINCT FROM NEW."secondFactorSince" AND NEW.role <> 'SHOPPER' AND NOT ${acting})
  EXECUTE FUNCTION note_act('USER', 'id', 'ONLY', 'secondFactorSince')`

const userNoted = (columns: string) => `CREATE OR REPLACE TRIGGER user_noted
  AFTER INSERT OR UPDATE OR DELETE ON "user" FOR EACH ROW
  WHEN (${acting})
  EXECUTE FUNCTION note_act('USER', 'id', 'ONLY', '${columns}')`
