import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Another name or picture of somebody is announced for the products that they have reviewed, and not at all where there are none:
 * it is cheap, and must not cost every server all the answers that it keeps.
 */
export class AnnounceReviewers1795801000000 implements MigrationInterface {
  name = 'AnnounceReviewers1795801000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(announceReviewer)
    await runner.query(announcedBy('announce_reviewer'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(announcedBy('announce_answers'))
    await runner.query('DROP FUNCTION announce_reviewer')
  }
}

// Of hidden reviews too: one that is shown again at the same moment is read with the former name before this is committed.
const announceReviewer = `CREATE FUNCTION announce_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('answers', 'reviews:' || "productId") FROM review WHERE "reviewerId" = NEW.id;
    RETURN NULL;
  END $$`

const announcedBy = (announce: string) => `CREATE OR REPLACE TRIGGER reviewer_announced
  AFTER UPDATE OF name, "photoUrl" ON "user" FOR EACH ROW
  WHEN ((OLD.name, OLD."photoUrl") IS DISTINCT FROM (NEW.name, NEW."photoUrl")) EXECUTE FUNCTION ${announce}()`
