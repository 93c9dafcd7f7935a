import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { OfVariant } from '../product/variant/of-variant.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'

/** Why an admin changed a stock. */
export type StockReason = 'OPENING' | 'ADDED' | 'EDITED' | 'SET' | 'IMPORTED' | 'IMPORT_UNDONE' | 'WRITTEN_OFF'

/** One row of the ledger of what the admins put in; added, never edited (the database refuses it). */
@Entity()
@Index('stock_change_product', ['productId', 'variantId', 'changedAt'])
export class StockChange {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  productId!: string

  @Column('uuid')
  variantId!: string

  @OfVariant()
  variant!: ProductVariant

  /** Pieces added, or taken out when below 0. */
  @Column('integer')
  change!: number

  @Column('varchar', { length: 20 })
  reason!: StockReason

  /** Null for the opening stock of the demo shop. No reference: the ledger outlives its admins. */
  @Column('uuid', { nullable: true })
  adminId!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  changedAt!: Date
}
