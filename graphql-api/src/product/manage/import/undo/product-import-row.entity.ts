import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { Product } from '../../../product.entity.js'
import type { ObstacleReason } from './import-obstacle.js'
import { ProductImport } from './product-import.entity.js'
import type { ProductState } from './product-state.js'

/** What an import did with one product. */
@Entity()
export class ProductImportRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_import_row_pkey' })
  importId!: string

  @ManyToOne(() => ProductImport, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'importId', foreignKeyConstraintName: 'product_import_row_import' })
  import!: ProductImport

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_import_row_pkey' })
  productId!: string

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'product_import_row_product' })
  product!: Product

  /** The first row of the file that is about it; the header is 1. */
  @Column('integer')
  row!: number

  /** What it was; null where it is new. */
  @Column('jsonb', { nullable: true })
  before!: ProductState | null

  /** By what is told whether it was touched since: the MD5 of what the import left. */
  @Column('character', { length: 32, nullable: true })
  leftAs!: string | null

  /** Why it stayed as it was when the rest of the import was undone. */
  @Column('varchar', { length: 20, nullable: true })
  stayedFor!: ObstacleReason | null
}
