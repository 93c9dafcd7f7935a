import type { EntityManager } from 'typeorm'
import { DomainError } from '../../../errors.js'
import { Product } from '../../product.entity.js'
import { readProduct } from '../../product.service.js'
import type { SizeChart } from '../../variant/size-chart.js'
import type { SizeChartInput } from './size-chart.input.js'

/**
 * Writes down what the sizes of a product measure; null takes it away.
 * @throws DomainError NOT_FOUND; BAD_USER_INPUT when a row has not one cell a column
 */
export const saveSizeChart = async (
  db: EntityManager,
  productId: string,
  chart: SizeChartInput | null,
): Promise<Product> => {
  const wrong = chart?.rows.findIndex(({ cells }) => cells.length !== chart.columns.length) ?? -1
  if (wrong >= 0)
    throw new DomainError('BAD_USER_INPUT', {
      fields: { [`chart.rows.${wrong}.cells`]: ['there must be one cell a column'] },
    })
  return db.transaction(async (tx) => {
    await tx.update(Product, { id: productId }, { sizeChart: chart && asStored(chart) })
    return readProduct(tx, productId)
  })
}

const asStored = ({ unit, columns, rows }: SizeChartInput): SizeChart => ({
  unit,
  columns: columns.map(({ name, nameBn }) => ({ name, nameBn: nameBn || null })),
  rows: rows.map(({ size, sizeBn, cells }) => ({ size, sizeBn: sizeBn || null, cells })),
})
