import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What moves the stock for an order says which one: the log names it beside the variant, and not of the order itself. */
export class OrdersOfActs1795767000000 implements MigrationInterface {
  name = 'OrdersOfActs1795767000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry ADD COLUMN "orderId" uuid')
    await runner.query(
      noted(
        ', "orderId"',
        `, CASE WHEN TG_ARGV[0] <> 'ORDER' THEN nullif(current_setting('shop.order', true), '')::uuid END`,
      ),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noted('', ''))
    await runner.query('ALTER TABLE audit_entry DROP COLUMN "orderId"')
  }
}

// Arguments: the noun, the column that names the thing, and ONLY or BUT these columns.
const noted = (
  column: string,
  value: string,
) => `CREATE OR REPLACE FUNCTION note_act() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
    become jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
    names text[] := string_to_array(TG_ARGV[3], ',');
    changed text[];
  BEGIN
    SELECT array_agg(name) INTO changed FROM jsonb_object_keys(coalesce(become, was)) AS name
    WHERE (name = ANY(names)) = (TG_ARGV[2] = 'ONLY') AND (was ->> name) IS DISTINCT FROM (become ->> name);
    IF changed IS NULL THEN RETURN NULL; END IF;
    INSERT INTO audit_entry ("actorId", "actorEmail", act, noun, "thingId", before, after${column})
    SELECT actor.id, (SELECT coalesce(email::text, phone) FROM "user" WHERE "user".id = actor.id),
      coalesce(nullif(current_setting('shop.act', true), ''), 'shop'), TG_ARGV[0], coalesce(become, was) ->> TG_ARGV[1],
      (SELECT jsonb_object_agg(name, was -> name) FROM unnest(changed) AS name WHERE was IS NOT NULL),
      (SELECT jsonb_object_agg(name, become -> name) FROM unnest(changed) AS name WHERE become IS NOT NULL)${value}
    FROM (SELECT nullif(current_setting('shop.actor', true), '')::uuid AS id) AS actor;
    RETURN NULL;
  END $$`
