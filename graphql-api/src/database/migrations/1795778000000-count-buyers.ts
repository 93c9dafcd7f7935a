import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How many shoppers have bought a product: best sellers go by that, and only then by pieces. The log of admins' acts leaves it out. */
export class CountBuyers1795778000000 implements MigrationInterface {
  name = 'CountBuyers1795778000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD buyers integer NOT NULL DEFAULT 0')
    await runner.query('DROP INDEX product_sold_order')
    await runner.query('CREATE INDEX product_sold_order ON product (buyers, sold, id) WHERE "deletedAt" IS NULL')
    await runner.query(noted([...unnoted, 'buyers']))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noted(unnoted))
    await runner.query('DROP INDEX product_sold_order')
    await runner.query('CREATE INDEX product_sold_order ON product (sold, id) WHERE "deletedAt" IS NULL')
    await runner.query('ALTER TABLE product DROP buyers')
  }
}

const unnoted = ['quantity', 'highestPrice', 'sold', 'rating', 'reviewCount', 'createdAt', 'updatedAt']

const noted = (but: readonly string[]) => `CREATE OR REPLACE TRIGGER product_noted
  AFTER INSERT OR UPDATE OR DELETE ON product FOR EACH ROW WHEN (coalesce(current_setting('shop.actor', true), '') <> '')
  EXECUTE FUNCTION note_act('PRODUCT', 'id', 'BUT', '${but.join()}')`
