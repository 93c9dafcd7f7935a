import { JoinColumn, ManyToOne } from 'typeorm'
import { ProductVariant } from './product-variant.entity.js'

/** The variant that a row is about. The product stands beside it, and the database makes sure that it is the variant's own. */
export const OfVariant = (): PropertyDecorator => (target, name) => {
  ManyToOne(() => ProductVariant)(target, name)
  JoinColumn([
    { name: 'productId', referencedColumnName: 'productId' },
    { name: 'variantId', referencedColumnName: 'id' },
  ])(target, String(name))
}
