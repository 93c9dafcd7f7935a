import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Sessions that a server can end, ID tokens that were exchanged, and who has lost what they were let in for, announced at once. */
export class Sessions1795530000000 implements MigrationInterface {
  name = 'Sessions1795530000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement)
  }
}

const up = [
  `CREATE TABLE user_session (
    id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
    "userId" uuid NOT NULL CONSTRAINT user_session_user REFERENCES "user" ON DELETE CASCADE,
    "loggedInAt" timestamptz NOT NULL,
    "renewedAt" timestamptz NOT NULL DEFAULT now(),
    "endedAt" timestamptz,
    CONSTRAINT user_session_log_in UNIQUE ("userId", "loggedInAt")
  )`,
  `CREATE INDEX user_session_ended ON user_session (id) WHERE "endedAt" IS NOT NULL`,
  `CREATE INDEX user_session_oldest ON user_session ("loggedInAt")`,
  `CREATE TABLE used_id_token (hash bytea NOT NULL PRIMARY KEY, "expiresAt" timestamptz NOT NULL)`,
  `CREATE INDEX used_id_token_ended ON used_id_token ("expiresAt")`,
  `CREATE FUNCTION announce_ended_access() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('access_ended', OLD.id::text);
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER ended_session_announced AFTER UPDATE OF "endedAt" ON user_session FOR EACH ROW
    WHEN (OLD."endedAt" IS NULL AND NEW."endedAt" IS NOT NULL) EXECUTE FUNCTION announce_ended_access()`,
  `CREATE TRIGGER removed_user_announced AFTER DELETE ON "user" FOR EACH ROW EXECUTE FUNCTION announce_ended_access()`,
  `CREATE TRIGGER demoted_user_announced AFTER UPDATE OF "isAdmin" ON "user" FOR EACH ROW
    WHEN (OLD."isAdmin" AND NOT NEW."isAdmin") EXECUTE FUNCTION announce_ended_access()`,
]

const down = [
  'DROP TRIGGER demoted_user_announced ON "user"',
  'DROP TRIGGER removed_user_announced ON "user"',
  'DROP TABLE used_id_token',
  'DROP TABLE user_session',
  'DROP FUNCTION announce_ended_access',
]
