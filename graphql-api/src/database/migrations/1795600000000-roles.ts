import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Owners, admins, staff and shoppers in place of admins and others. The first admin who can still sign in becomes the owner.
 * The type orders the roles, who may the most first: the list is sorted by it, and who loses rights is told by it.
 */
export class Roles1795600000000 implements MigrationInterface {
  name = 'Roles1795600000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...withoutTriggers, ...roles, ...triggersOf('role', 'OLD.role < NEW.role')])
      await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    const demoted = 'OLD."isAdmin" AND NOT NEW."isAdmin"'
    for (const statement of [...withoutTriggers, ...admins, ...triggersOf('isAdmin', demoted)])
      await runner.query(statement)
  }
}

const withoutTriggers = ['user_noted', 'user_role_noted', 'demoted_user_announced'].map(
  (name) => `DROP TRIGGER ${name} ON "user"`,
)

const roles = [
  `CREATE TYPE user_role AS ENUM ('OWNER', 'ADMIN', 'STAFF', 'SHOPPER')`,
  `ALTER TABLE "user" ADD COLUMN role user_role NOT NULL DEFAULT 'SHOPPER'`,
  `UPDATE "user" SET role = 'ADMIN' WHERE "isAdmin"`,
  `UPDATE "user" SET role = 'OWNER' WHERE id = (
    SELECT id FROM "user" WHERE "isAdmin" AND (email IS NOT NULL OR "phoneVerified") ORDER BY "createdAt", id LIMIT 1)`,
  'ALTER TABLE "user" DROP COLUMN "isAdmin"',
  `CREATE INDEX user_reachable_by_role ON "user" (role, "createdAt" DESC, id DESC)
    WHERE email IS NOT NULL OR "phoneVerified"`,
]

const admins = [
  'ALTER TABLE "user" ADD COLUMN "isAdmin" boolean NOT NULL DEFAULT false',
  `UPDATE "user" SET "isAdmin" = true WHERE role IN ('OWNER', 'ADMIN')`,
  'ALTER TABLE "user" DROP COLUMN role',
  'DROP TYPE user_role',
]

const acting = `coalesce(current_setting('shop.actor', true), '') <> ''`

/** A role is noted whoever gives or takes it; who loses one is announced to every server. */
const triggersOf = (column: string, demoted: string) => [
  `CREATE TRIGGER user_noted AFTER INSERT OR UPDATE OR DELETE ON "user" FOR EACH ROW WHEN (${acting})
    EXECUTE FUNCTION note_act('USER', 'id', 'ONLY', '${column}')`,
  `CREATE TRIGGER user_role_noted AFTER UPDATE OF "${column}" ON "user" FOR EACH ROW
    WHEN (OLD."${column}" <> NEW."${column}" AND NOT ${acting})
    EXECUTE FUNCTION note_act('USER', 'id', 'ONLY', '${column}')`,
  `CREATE TRIGGER demoted_user_announced AFTER UPDATE OF "${column}" ON "user" FOR EACH ROW
    WHEN (${demoted}) EXECUTE FUNCTION announce_ended_access()`,
]
