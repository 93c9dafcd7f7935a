import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Carts, orders, holds and the ledger of the stock. */
export class CreateTrade1763712000001 implements MigrationInterface {
  name = 'CreateTrade1763712000001'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...cart, ...order, ...ledger, ...hold]) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stock_hold_start, stock_hold, stock_change, order_line, "order", cart_item')
    await runner.query('DROP FUNCTION refuse_change')
  }
}

const cart = [
  `CREATE TABLE cart_item (
    "userId" uuid NOT NULL,
    "productId" uuid NOT NULL,
    quantity integer NOT NULL,
    "addedAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_c605dd3a08f85dcb5a656b7299d" PRIMARY KEY ("userId", "productId"),
    CONSTRAINT cart_item_quantity CHECK (quantity BETWEEN 1 AND 1000000),
    CONSTRAINT "FK_158f0325ccf7f68a5b395fa2f6a" FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE CASCADE,
    CONSTRAINT "FK_75db0de134fe0f9fe9e4591b7bf" FOREIGN KEY ("productId") REFERENCES product (id)
  )`,
  'CREATE INDEX cart_item_product ON cart_item ("productId")',
]

const order = [
  `CREATE TABLE "order" (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    number character varying(12) NOT NULL,
    "userId" uuid,
    "customerName" character varying(80) NOT NULL,
    "customerEmail" text NOT NULL,
    address character varying(500) NOT NULL,
    district character varying(40) NOT NULL,
    country character varying(40) NOT NULL,
    phone character varying(20) NOT NULL,
    "paymentMethod" character varying(20) NOT NULL,
    source character varying(10) NOT NULL,
    total bigint NOT NULL,
    "idempotencyKey" character varying(200),
    "requestHash" character(64) NOT NULL,
    "placedAt" timestamptz NOT NULL DEFAULT now(),
    "deliveredAt" timestamptz,
    "deletedAt" timestamptz,
    "stockReturned" boolean NOT NULL DEFAULT false,
    CONSTRAINT "PK_1031171c13130102495201e3e20" PRIMARY KEY (id),
    CONSTRAINT order_number UNIQUE (number),
    CONSTRAINT order_once_a_key UNIQUE ("userId", "idempotencyKey"),
    CONSTRAINT order_total CHECK (total >= 0),
    CONSTRAINT order_country CHECK (country = 'Bangladesh'),
    CONSTRAINT "FK_caabe91507b3379c7ba73637b84" FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE SET NULL
  )`,
  'CREATE INDEX order_newest ON "order" ("placedAt", id) WHERE "deletedAt" IS NULL',
  'CREATE INDEX order_user_newest ON "order" ("userId", "placedAt", id) WHERE "deletedAt" IS NULL',
  `CREATE TABLE order_line (
    "orderId" uuid NOT NULL,
    "productId" uuid NOT NULL,
    position smallint NOT NULL,
    name character varying(200) NOT NULL,
    "brandName" character varying(100),
    "placeOfOrigin" character varying(100),
    "imageUrl" text NOT NULL,
    "unitPrice" integer NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT "PK_63689c04aed04a4dbf08d3d375d" PRIMARY KEY ("orderId", "productId"),
    CONSTRAINT order_line_quantity CHECK (quantity > 0),
    CONSTRAINT order_line_price CHECK ("unitPrice" BETWEEN 0 AND 10000000),
    CONSTRAINT "FK_239cfca2a55b98b90b6bef2e44f" FOREIGN KEY ("orderId") REFERENCES "order" (id) ON DELETE CASCADE,
    CONSTRAINT "FK_8deef19c65f771528352b0f5a55" FOREIGN KEY ("productId") REFERENCES product (id)
  )`,
  'CREATE INDEX order_line_product ON order_line ("productId")',
]

const ledger = [
  `CREATE TABLE stock_change (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    "productId" uuid NOT NULL,
    change integer NOT NULL,
    reason character varying(20) NOT NULL,
    "adminId" uuid,
    "changedAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_fea37039797c5c831d079b7858a" PRIMARY KEY (id),
    CONSTRAINT "FK_4fff81674b876d73a07fb6f72bd" FOREIGN KEY ("productId") REFERENCES product (id)
  )`,
  'CREATE INDEX stock_change_product ON stock_change ("productId", "changedAt")',
  `INSERT INTO stock_change ("productId", change, reason) SELECT id, quantity, 'OPENING' FROM product WHERE quantity > 0`,
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$`,
  `CREATE TRIGGER stock_change_stays BEFORE UPDATE OR DELETE ON stock_change
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
]

const hold = [
  `CREATE TABLE stock_hold (
    "userId" uuid NOT NULL,
    "productId" uuid NOT NULL,
    quantity integer NOT NULL,
    "expiresAt" timestamptz NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_a05000c28678b7940cb3f00a8d3" PRIMARY KEY ("userId", "productId"),
    CONSTRAINT stock_hold_quantity CHECK (quantity > 0),
    CONSTRAINT "FK_ba4c70f12c1fb27eeb2fad7106c" FOREIGN KEY ("userId") REFERENCES "user" (id),
    CONSTRAINT "FK_d4b5f7bad58c8a731cad4062ccb" FOREIGN KEY ("productId") REFERENCES product (id)
  )`,
  'CREATE INDEX stock_hold_product ON stock_hold ("productId")',
  'CREATE INDEX stock_hold_end ON stock_hold ("expiresAt")',
  `CREATE TABLE stock_hold_start (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    "userId" uuid NOT NULL,
    "startedAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_9b0d05719530ee299bbdaccf53d" PRIMARY KEY (id),
    CONSTRAINT "FK_13cfd042f54bc0b708cfc5903d7" FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX stock_hold_start_user ON stock_hold_start ("userId", "startedAt")',
  'CREATE INDEX stock_hold_start_time ON stock_hold_start ("startedAt")',
]
