import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Products, reviews and users, with every rule that the database itself can hold. */
export class CreateCatalogue1763712000000 implements MigrationInterface {
  name = 'CreateCatalogue1763712000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS citext')
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    for (const statement of [...product, ...user, ...review]) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE review, removed_identity, "user", product')
  }
}

const product = [
  `CREATE TABLE product (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    "categoryCode" smallint NOT NULL,
    name character varying(200) NOT NULL,
    "nameBn" character varying(200),
    description character varying(2000),
    price integer NOT NULL,
    discount smallint NOT NULL DEFAULT 0,
    quantity integer NOT NULL,
    "imageUrl" text NOT NULL,
    rating double precision,
    "reviewCount" integer NOT NULL DEFAULT 0,
    "productType" character varying(100),
    "placeOfOrigin" character varying(100),
    "modelNumber" character varying(100),
    material character varying(100),
    color character varying(100),
    size character varying(100),
    "brandName" character varying(100),
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "updatedAt" timestamptz NOT NULL DEFAULT now(),
    "deletedAt" timestamptz,
    CONSTRAINT "PK_bebc9158e480b949565b4dc7a82" PRIMARY KEY (id),
    CONSTRAINT product_category CHECK ("categoryCode" IN (11, 22, 33, 44, 55, 66, 77)),
    CONSTRAINT product_price CHECK ("price" BETWEEN 0 AND 10000000),
    CONSTRAINT product_discount CHECK ("discount" BETWEEN 0 AND 100),
    CONSTRAINT product_quantity CHECK ("quantity" >= 0),
    CONSTRAINT product_rating CHECK (("reviewCount" = 0) = ("rating" IS NULL) AND "rating" BETWEEN 1 AND 5)
  )`,
  'CREATE INDEX product_newest ON product ("createdAt", id) WHERE "deletedAt" IS NULL',
  'CREATE INDEX product_category_newest ON product ("categoryCode", "createdAt", id) WHERE "deletedAt" IS NULL',
  'CREATE INDEX product_price_order ON product ((price * (100 - discount)), id) WHERE "deletedAt" IS NULL',
  `CREATE INDEX product_rating_order ON product (rating DESC NULLS LAST, "reviewCount" DESC, id DESC)
    WHERE "deletedAt" IS NULL`,
  `CREATE INDEX product_search ON product USING gin ((
    name || ' ' || coalesce("nameBn", '') || ' ' || coalesce("brandName", '') || ' ' || coalesce("productType", '')
    || ' ' || CASE "categoryCode" WHEN 11 THEN 'Quran and Hadith' WHEN 22 THEN 'Panjabi' WHEN 33 THEN 'Borka'
      WHEN 44 THEN 'Tupi' WHEN 55 THEN 'Jainamaj' WHEN 66 THEN 'Tasbih' WHEN 77 THEN 'Attar' ELSE '' END
  ) gin_trgm_ops) WHERE "deletedAt" IS NULL`,
]

const user = [
  `CREATE TABLE "user" (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    uid text NOT NULL,
    email citext NOT NULL,
    "emailVerified" boolean NOT NULL DEFAULT false,
    name character varying(80) NOT NULL,
    "photoUrl" text,
    "isAdmin" boolean NOT NULL DEFAULT false,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_cace4a159ff9f2512dd42373760" PRIMARY KEY (id),
    CONSTRAINT "UQ_df955cae05f17b2bcf5045cc021" UNIQUE (uid),
    CONSTRAINT "UQ_e12875dfb3b1d92d7d7c5377e22" UNIQUE (email)
  )`,
  `CREATE TABLE removed_identity (
    uid text NOT NULL,
    "removedAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_removed_identity" PRIMARY KEY (uid)
  )`,
  'CREATE INDEX user_newest ON "user" ("createdAt", id)',
]

const review = [
  `CREATE TABLE review (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    rating smallint NOT NULL,
    feedback character varying(2000) NOT NULL,
    "postedAt" timestamptz NOT NULL DEFAULT now(),
    "productId" uuid NOT NULL,
    "reviewerId" uuid NOT NULL,
    CONSTRAINT "PK_2e4299a343a81574217255c00ca" PRIMARY KEY (id),
    CONSTRAINT review_once_a_shopper UNIQUE ("productId", "reviewerId"),
    CONSTRAINT review_rating CHECK (rating BETWEEN 1 AND 5),
    CONSTRAINT "FK_2a11d3c0ea1b2b5b1790f762b9a" FOREIGN KEY ("productId") REFERENCES product (id) ON DELETE CASCADE,
    CONSTRAINT "FK_34413365b39e3bf5bea866569b4" FOREIGN KEY ("reviewerId") REFERENCES "user" (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX review_newest ON review ("productId", "postedAt", id)',
  'CREATE INDEX review_reviewer ON review ("reviewerId")',
]
