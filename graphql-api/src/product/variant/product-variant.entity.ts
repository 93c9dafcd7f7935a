import { priceAfterDiscount } from '@sunnah-store/schema/price'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique, VirtualColumn } from 'typeorm'
import { Product } from '../product.entity.js'
import { colorPicture } from './color-picture.js'
import { VariantText } from './variant-text.js'

@ObjectType({
  description:
    'One choice of a product, such as its size L in navy, with a stock of its own. A product without options has one, without size and colour.',
})
@Entity()
@Check('product_variant_quantity', 'quantity >= 0')
@Check('product_variant_sold', 'sold >= 0')
@Check('product_variant_price', 'price BETWEEN 0 AND 10000000')
@Unique('product_variant_of_product', ['productId', 'id'])
@Unique('product_variant_sku', ['sku'])
@Index('product_variant_once', { synchronize: false })
export class ProductVariant {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Field(() => ID, { description: 'The product.' })
  @Column('uuid')
  productId!: string

  @ManyToOne(() => Product)
  product!: Product

  @VariantText("The shop's own number for it, unique in the shop.")
  sku!: string | null

  @VariantText('Its size, or what the first option of the product is; null where the product has no such option.')
  size!: string | null

  @VariantText('The same in Bangla, where there is one.')
  sizeBn!: string | null

  @VariantText('Its colour, or what the second option of the product is; null where the product has no such option.')
  color!: string | null

  @VariantText('The same in Bangla, where there is one.')
  colorBn!: string | null

  @Field(() => Int, { description: 'How many pieces of it are available to buy now; 0 is out of stock.' })
  @Column('integer', { default: 0 })
  quantity!: number

  /** Pieces of all orders, but for those whose pieces went back to the stock. */
  @Column('integer', { default: 0 })
  sold!: number

  /** Its own regular price; null costs what the product costs, which is what its cheapest variants do. */
  @Column('integer', { nullable: true })
  price!: number | null

  /** Its own picture; null shows that of its colour, or else of the product. */
  @Column('text', { nullable: true })
  imageUrl!: string | null

  @VirtualColumn('text', { query: colorPicture })
  colorImageUrl!: string | null

  /** Its place among the variants of its product, from 0. */
  @Column('smallint', { default: 0 })
  position!: number

  @Column('boolean', { default: true })
  isActive!: boolean

  get regularPrice(): number {
    return this.price ?? this.product.price
  }

  @Field(() => Int, {
    description: 'What a shopper pays for one piece, in whole taka: price − the discount of the product, rounded down.',
  })
  get discountedPrice(): number {
    return priceAfterDiscount(this.regularPrice, this.product.discount)
  }

  get shownImageUrl(): string {
    return this.imageUrl ?? this.colorImageUrl ?? this.product.imageUrl
  }
}
