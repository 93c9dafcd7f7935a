import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Orders are found by their district, and by the courier or rider who has them, too. */
export class FindDistrictsAndCouriers1795779000001 implements MigrationInterface {
  name = 'FindDistrictsAndCouriers1795779000001'

  async up(runner: QueryRunner): Promise<void> {
    await rebuild(runner, `${searched} || ' ' || district || coalesce(' ' || courier, '')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await rebuild(runner, searched)
  }
}

const searched = `' ' || number || ' ' || "customerName" || coalesce(' ' || "receiverName", '') || ' ' || phone || ' ' ||
  coalesce("customerEmail", '') || ' ' || address || coalesce(' ' || area, '')`

const rebuild = async (runner: QueryRunner, text: string) => {
  await runner.query('DROP INDEX order_search')
  await runner.query(
    `CREATE INDEX order_search ON "order" USING gin ((${text}) gin_trgm_ops) WHERE "deletedAt" IS NULL`,
  )
}
