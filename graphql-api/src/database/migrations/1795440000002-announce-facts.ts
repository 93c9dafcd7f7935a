import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What lists are filtered and sorted by in memory is announced on the channel `catalogue` too: prices, ratings, Bangla
 * facts. What is sold is announced on `answers` as its stock is, also when it was held and the stock stays as it is.
 */
export class AnnounceFacts1795440000002 implements MigrationInterface {
  name = 'AnnounceFacts1795440000002'

  async up(runner: QueryRunner): Promise<void> {
    await announce(runner, [...searched, ...facts], ['quantity', 'sold'])
  }

  async down(runner: QueryRunner): Promise<void> {
    await announce(runner, searched, ['quantity'])
  }
}

const announce = async (runner: QueryRunner, known: readonly string[], traded: readonly string[]) => {
  const differs = (columns: readonly string[]) => `${row('OLD', columns)} IS DISTINCT FROM ${row('NEW', columns)}`
  await runner.query('DROP TRIGGER changed_product_announced ON product')
  await runner.query('DROP TRIGGER stock_announced ON product')
  await runner.query('DROP TRIGGER shown_product_announced ON product')
  await runner.query(
    `CREATE TRIGGER changed_product_announced AFTER UPDATE ON product FOR EACH ROW
      WHEN (${differs(known)} OR (OLD.quantity > 0) <> (NEW.quantity > 0)) EXECUTE FUNCTION announce_product()`,
  )
  await runner.query(
    `CREATE TRIGGER stock_announced AFTER UPDATE OF ${traded} ON product FOR EACH ROW
      WHEN (${differs(traded)}) EXECUTE FUNCTION announce_stock()`,
  )
  // What changes together with the stock is named; all else is announced without being named.
  await runner.query(
    `CREATE TRIGGER shown_product_announced AFTER UPDATE ON product FOR EACH ROW
      WHEN ((NOT (${differs(traded)}) AND OLD.* IS DISTINCT FROM NEW.*) OR ${differs(shown)})
      EXECUTE FUNCTION announce_answers()`,
  )
}

const row = (name: string, columns: readonly string[]) =>
  `(${columns.map((column) => `${name}."${column}"`).join(', ')})`

const searched = [
  'name',
  'nameBn',
  'description',
  'categoryCode',
  'productType',
  'placeOfOrigin',
  'modelNumber',
  'material',
  'color',
  'size',
  'brandName',
  'deletedAt',
]

const facts = [
  'price',
  'discount',
  'rating',
  'reviewCount',
  'createdAt',
  'descriptionBn',
  'productTypeBn',
  'placeOfOriginBn',
  'materialBn',
  'colorBn',
  'sizeBn',
]

const shown = ['price', 'discount', 'imageUrl', 'rating', 'reviewCount', 'createdAt']
