import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What admins do, written by the database in the transaction that does it. */
export class AuditLog1795520000003 implements MigrationInterface {
  name = 'AuditLog1795520000003'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...log, ...noted]) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER user_role_noted ON "user"')
    for (const { table } of watched) await runner.query(`DROP TRIGGER ${table}_noted ON "${table}"`)
    await runner.query('DROP FUNCTION note_act')
    await runner.query('DROP TABLE audit_entry')
    await runner.query('DROP FUNCTION refuse_audit_change')
  }
}

const log = [
  `CREATE TABLE audit_entry (
    id bigint GENERATED ALWAYS AS IDENTITY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    "actorId" uuid,
    "actorEmail" text,
    act character varying(60) NOT NULL,
    noun character varying(20) NOT NULL,
    "thingId" text NOT NULL,
    before jsonb,
    after jsonb,
    CONSTRAINT audit_entry_pkey PRIMARY KEY (id)
  )`,
  'CREATE INDEX audit_entry_actor ON audit_entry ("actorEmail", id)',
  'CREATE INDEX audit_entry_thing ON audit_entry (noun, "thingId", id)',
  'CREATE INDEX audit_entry_time ON audit_entry (at)',
  `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'rows of audit_entry are never changed, and kept for two years';
  END $$`,
  `CREATE TRIGGER audit_entry_stays BEFORE UPDATE OR DELETE ON audit_entry
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_entry_not_emptied BEFORE TRUNCATE ON audit_entry
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
]

/** Which columns of a table the log keeps: only some, where there are personal data, or all but what follows from others. */
const watched = [
  {
    table: 'product',
    noun: 'PRODUCT',
    but: ['quantity', 'highestPrice', 'sold', 'rating', 'reviewCount', 'createdAt', 'updatedAt'],
  },
  { table: 'product_variant', noun: 'VARIANT', but: ['sold', 'colorImageUrl'] },
  { table: 'product_picture', noun: 'PICTURE', key: 'productId', but: ['productId'] },
  { table: 'order', noun: 'ORDER', only: ['deliveredAt', 'deletedAt', 'stockReturned'] },
  { table: 'user', noun: 'USER', only: ['isAdmin'] },
  { table: 'review', noun: 'REVIEW', only: ['hiddenAt', 'rating'] },
  { table: 'delivery_plan', noun: 'DELIVERY', but: ['id', 'version'] },
  { table: 'delivery_exception', noun: 'DELIVERY', key: 'district', but: [] },
  { table: 'purchase_limits', noun: 'LIMITS', but: ['id', 'version'] },
  { table: 'synonym_group', noun: 'SYNONYMS', only: ['words'] },
  { table: 'outbox_message', noun: 'MAIL', only: ['gaveUpAt', 'attempts'] },
]

const acting = `coalesce(current_setting('shop.actor', true), '') <> ''`

const noted = [
  // Arguments: the noun, the column that names the thing, and ONLY or BUT these columns.
  `CREATE FUNCTION note_act() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
    become jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
    names text[] := string_to_array(TG_ARGV[3], ',');
    changed text[];
  BEGIN
    SELECT array_agg(name) INTO changed FROM jsonb_object_keys(coalesce(become, was)) AS name
    WHERE (name = ANY(names)) = (TG_ARGV[2] = 'ONLY') AND (was ->> name) IS DISTINCT FROM (become ->> name);
    IF changed IS NULL THEN RETURN NULL; END IF;
    INSERT INTO audit_entry ("actorId", "actorEmail", act, noun, "thingId", before, after)
    SELECT actor.id, (SELECT coalesce(email::text, phone) FROM "user" WHERE "user".id = actor.id),
      coalesce(nullif(current_setting('shop.act', true), ''), 'shop'), TG_ARGV[0], coalesce(become, was) ->> TG_ARGV[1],
      (SELECT jsonb_object_agg(name, was -> name) FROM unnest(changed) AS name WHERE was IS NOT NULL),
      (SELECT jsonb_object_agg(name, become -> name) FROM unnest(changed) AS name WHERE become IS NOT NULL)
    FROM (SELECT nullif(current_setting('shop.actor', true), '')::uuid AS id) AS actor;
    RETURN NULL;
  END $$`,
  // Asked first whether an admin acts: purchases pass here too.
  ...watched.map(
    ({ table, noun, key = 'id', only, but = [] }) =>
      `CREATE TRIGGER ${table}_noted AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW WHEN (${acting})
        EXECUTE FUNCTION note_act('${noun}', '${key}', '${only ? 'ONLY' : 'BUT'}', '${(only ?? but).join()}')`,
  ),
  // A role is noted whoever gives or takes it.
  `CREATE TRIGGER user_role_noted AFTER UPDATE OF "isAdmin" ON "user" FOR EACH ROW
    WHEN (OLD."isAdmin" <> NEW."isAdmin" AND NOT ${acting})
    EXECUTE FUNCTION note_act('USER', 'id', 'ONLY', 'isAdmin')`,
]
