import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Reviews with photos, with the word that their product was bought here, and with votes on whether they help. */
export class FullerReviews1795460100000 implements MigrationInterface {
  name = 'FullerReviews1795460100000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...columns, ...received, ...votes, ...uploads, ...announced]) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement)
  }
}

const columns = [
  `ALTER TABLE review
    ADD COLUMN photos text[] NOT NULL DEFAULT '{}',
    ADD COLUMN "boughtHere" boolean NOT NULL DEFAULT false,
    ADD COLUMN "helpfulCount" integer NOT NULL DEFAULT 0,
    ADD COLUMN "unhelpfulCount" integer NOT NULL DEFAULT 0,
    ADD CONSTRAINT review_photos CHECK (cardinality(photos) <= 3),
    ADD CONSTRAINT review_votes CHECK ("helpfulCount" >= 0 AND "unhelpfulCount" >= 0)`,
  'CREATE INDEX review_helpful ON review ("productId", "helpfulCount", "postedAt", id)',
  'CREATE INDEX review_rated ON review ("productId", rating, "postedAt", id)',
]

// A review and the delivery of its product, at the same moment: whichever takes the lock second sees what the other did.
const received = [
  `CREATE FUNCTION has_received(shopper uuid, product uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (
      SELECT FROM "order" JOIN order_line ON "orderId" = "order".id
      WHERE "userId" = shopper AND "productId" = product AND "deliveredAt" IS NOT NULL
    )
  $$`,
  `CREATE FUNCTION lock_received(shopper uuid) RETURNS void LANGUAGE sql AS $$
    SELECT pg_advisory_xact_lock(hashtextextended('received ' || shopper, 0))
  $$`,
  `CREATE FUNCTION note_bought_here() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM lock_received(NEW."reviewerId");
    NEW."boughtHere" := has_received(NEW."reviewerId", NEW."productId");
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER review_bought_here BEFORE INSERT OR UPDATE OF "postedAt" ON review
    FOR EACH ROW EXECUTE FUNCTION note_bought_here()`,
  // Looks for a review first: most of what is delivered has none.
  `CREATE FUNCTION note_received() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE bought uuid[];
  BEGIN
    PERFORM lock_received(NEW."userId");
    SELECT array_agg(review.id) INTO bought FROM order_line JOIN review ON review."productId" = order_line."productId"
      WHERE "orderId" = NEW.id AND "reviewerId" = NEW."userId";
    IF bought IS NOT NULL THEN
      UPDATE review SET "boughtHere" = has_received("reviewerId", "productId") WHERE id = ANY(bought);
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER order_received AFTER UPDATE OF "deliveredAt" ON "order" FOR EACH ROW
    WHEN (NEW."userId" IS NOT NULL AND (OLD."deliveredAt" IS NULL) <> (NEW."deliveredAt" IS NULL))
    EXECUTE FUNCTION note_received()`,
  'UPDATE review SET "boughtHere" = has_received("reviewerId", "productId")',
]

const votes = [
  `CREATE TABLE review_vote (
    "reviewId" uuid NOT NULL,
    "userId" uuid NOT NULL,
    "isHelpful" boolean NOT NULL,
    CONSTRAINT review_vote_pkey PRIMARY KEY ("reviewId", "userId"),
    CONSTRAINT review_vote_review FOREIGN KEY ("reviewId") REFERENCES review (id) ON DELETE CASCADE,
    CONSTRAINT review_vote_user FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX review_vote_of_user ON review_vote ("userId")',
  `CREATE FUNCTION count_votes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      UPDATE review SET "helpfulCount" = "helpfulCount" - OLD."isHelpful"::int,
        "unhelpfulCount" = "unhelpfulCount" - (NOT OLD."isHelpful")::int WHERE id = OLD."reviewId";
    END IF;
    IF TG_OP <> 'DELETE' THEN
      UPDATE review SET "helpfulCount" = "helpfulCount" + NEW."isHelpful"::int,
        "unhelpfulCount" = "unhelpfulCount" + (NOT NEW."isHelpful")::int WHERE id = NEW."reviewId";
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER review_vote_counted AFTER INSERT OR DELETE OR UPDATE OF "isHelpful" ON review_vote
    FOR EACH ROW EXECUTE FUNCTION count_votes()`,
]

const uploads = [
  `CREATE TABLE review_upload (
    id uuid NOT NULL,
    "uploaderId" uuid NOT NULL,
    url text,
    "uploadedAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT review_upload_pkey PRIMARY KEY (id),
    CONSTRAINT review_upload_uploader FOREIGN KEY ("uploaderId") REFERENCES "user" (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX review_upload_newest ON review_upload ("uploaderId", "uploadedAt")',
]

// By the product: a vote is cheap, and must not cost every server all the answers that it keeps.
const announced = [
  'DROP TRIGGER review_announced ON review',
  `CREATE FUNCTION announce_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('answers', 'reviews:' || coalesce(NEW."productId", OLD."productId"));
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER review_announced AFTER INSERT OR UPDATE OR DELETE ON review
    FOR EACH ROW EXECUTE FUNCTION announce_reviews()`,
  `CREATE TRIGGER reviews_truncated AFTER TRUNCATE ON review FOR EACH STATEMENT EXECUTE FUNCTION announce_answers()`,
]

const down = [
  'DROP TRIGGER reviews_truncated ON review',
  'DROP TRIGGER review_announced ON review',
  'DROP FUNCTION announce_reviews',
  `CREATE TRIGGER review_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON review
    FOR EACH STATEMENT EXECUTE FUNCTION announce_answers()`,
  'DROP TABLE review_upload',
  'DROP TABLE review_vote',
  'DROP FUNCTION count_votes',
  'DROP TRIGGER order_received ON "order"',
  'DROP FUNCTION note_received',
  'DROP TRIGGER review_bought_here ON review',
  'DROP FUNCTION note_bought_here',
  'DROP FUNCTION lock_received',
  'DROP FUNCTION has_received',
  'DROP INDEX review_rated',
  'DROP INDEX review_helpful',
  `ALTER TABLE review DROP CONSTRAINT review_votes, DROP CONSTRAINT review_photos,
    DROP COLUMN "unhelpfulCount", DROP COLUMN "helpfulCount", DROP COLUMN "boughtHere", DROP COLUMN photos`,
]
