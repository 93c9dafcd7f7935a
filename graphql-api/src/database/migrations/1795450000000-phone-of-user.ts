import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * People sign in by phone, without an email; they have a number, a language and a name of their own choosing.
 * Who gave the email up has none, in place of a stand-in.
 */
export class PhoneOfUser1795450000000 implements MigrationInterface {
  name = 'PhoneOfUser1795450000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement)
  }
}

const up = [
  'DROP INDEX user_search, user_reachable_newest',
  `ALTER TABLE "user"
    ALTER email DROP NOT NULL,
    ADD phone text,
    ADD "phoneVerified" boolean NOT NULL DEFAULT false,
    ADD "nameChosen" boolean NOT NULL DEFAULT false,
    ADD language varchar(2),
    ADD CONSTRAINT user_phone_verified CHECK (NOT "phoneVerified" OR phone IS NOT NULL),
    ADD CONSTRAINT user_language CHECK (language IN ('en', 'bn'))`,
  `UPDATE "user" SET email = NULL WHERE email::text LIKE '%@freed.invalid'`,
  'CREATE UNIQUE INDEX user_verified_phone ON "user" (phone) WHERE "phoneVerified"',
  `CREATE INDEX user_search ON "user"
    USING gin ((' ' || name || ' ' || coalesce(email::text, '') || ' ' || coalesce(phone, '')) gin_trgm_ops)`,
  `CREATE INDEX user_reachable_newest ON "user" ("createdAt", id) WHERE email IS NOT NULL OR "phoneVerified"`,
  'ALTER TABLE "order" ALTER "customerEmail" DROP NOT NULL',
]

// Before, nobody without an email could sign in.
const down = [
  `UPDATE "order" SET "customerEmail" = '' WHERE "customerEmail" IS NULL`,
  'ALTER TABLE "order" ALTER "customerEmail" SET NOT NULL',
  'DROP INDEX user_reachable_newest, user_search, user_verified_phone',
  `UPDATE "user" SET email = id || '@freed.invalid', "isAdmin" = false WHERE email IS NULL`,
  `ALTER TABLE "user"
    DROP language,
    DROP "nameChosen",
    DROP "phoneVerified",
    DROP phone,
    ALTER email SET NOT NULL`,
  `CREATE INDEX user_reachable_newest ON "user" ("createdAt", id) WHERE email::text NOT LIKE '%@freed.invalid'`,
  `CREATE INDEX user_search ON "user" USING gin ((' ' || name || ' ' || email::text) gin_trgm_ops)`,
]
