import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Of an order that was delivered in part: what came back, and what was collected for the rest. */
export class DeliverPartly1795730000000 implements MigrationInterface {
  name = 'DeliverPartly1795730000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order" ADD COLUMN "doorDifference" integer NOT NULL DEFAULT 0')
    await runner.query(`ALTER TABLE order_line ADD COLUMN "cameBack" integer NOT NULL DEFAULT 0,
      DROP CONSTRAINT order_line_quantity,
      ADD CONSTRAINT order_line_quantity CHECK (quantity >= 0 AND "cameBack" >= 0 AND quantity + "cameBack" > 0)`)
    await runner.query('ALTER TABLE order_event ADD COLUMN "cameBack" integer')
    await runner.query('ALTER TABLE shipment ADD COLUMN "partlyDelivered" boolean NOT NULL DEFAULT false')
    await runner.query(noted('kind,from,to,reason,changed,cameBack'))
    for (const statement of received('AND order_line.quantity > 0')) await runner.query(statement)
  }

  /** What was delivered in part stays delivered: the lines of which nothing was kept go, and the total is that of the others. */
  async down(runner: QueryRunner): Promise<void> {
    for (const statement of received('')) await runner.query(statement)
    await runner.query(noted('kind,from,to,reason,changed'))
    await runner.query('ALTER TABLE shipment DROP COLUMN "partlyDelivered"')
    await runner.query('ALTER TABLE order_event DROP COLUMN "cameBack"')
    await runner.query('DELETE FROM order_line WHERE quantity = 0')
    await runner.query(`ALTER TABLE order_line DROP CONSTRAINT order_line_quantity, DROP COLUMN "cameBack",
      ADD CONSTRAINT order_line_quantity CHECK (quantity > 0)`)
    await runner.query('UPDATE "order" SET total = total - "doorDifference" WHERE "doorDifference" <> 0')
    await runner.query('ALTER TABLE "order" DROP COLUMN "doorDifference"')
  }
}

/** What the audit log keeps of an event. */
const noted = (columns: string) => `CREATE OR REPLACE TRIGGER order_event_noted AFTER INSERT ON order_event FOR EACH ROW
  WHEN (coalesce(current_setting('shop.actor', true), '') <> '')
  EXECUTE FUNCTION note_act('ORDER', 'orderId', 'ONLY', '${columns}')`

/** What somebody has received of a product: whether anything, and in which size and colour. */
const received = (kept: string) => [
  `CREATE OR REPLACE FUNCTION has_received(shopper uuid, product uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (
      SELECT FROM "order" JOIN order_line ON "orderId" = "order".id
      WHERE "userId" = shopper AND "productId" = product AND "deliveredAt" IS NOT NULL ${kept}
    )
  $$`,
  `CREATE OR REPLACE FUNCTION received_variant(shopper uuid, product uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object('size', min(size), 'sizeBn', min("sizeBn"), 'color', min(color), 'colorBn', min("colorBn"))
    FROM "order" JOIN order_line ON "orderId" = "order".id
    WHERE "userId" = shopper AND "productId" = product AND "deliveredAt" IS NOT NULL ${kept}
      AND num_nonnulls(size, color) > 0
    HAVING count(DISTINCT (size, color)) = 1
  $$`,
]
