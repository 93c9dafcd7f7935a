import { priceAfterDiscount } from '@sunnah-store/schema/price'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import {
  Check,
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm'
import { CountsOnce } from '../graphql/counts-as.js'
import { pageOf } from '../graphql/page.js'
import { DetailColumn } from './detail-column.js'
import { Facets } from './filter/facets.js'
import type { OptionNames } from './variant/option-names.js'
import { SizeChart } from './variant/size-chart.js'

@ObjectType({ description: 'Something that the shop sells.' })
@Entity()
@Check('product_category', `"categoryCode" IN (11, 22, 33, 44, 55, 66, 77)`)
@Check('product_price', `"price" BETWEEN 0 AND 10000000`)
@Check('product_discount', `"discount" BETWEEN 0 AND 100`)
@Check('product_quantity', `"quantity" >= 0`)
@Check('product_rating', `("reviewCount" = 0) = ("rating" IS NULL) AND "rating" BETWEEN 1 AND 5`)
@Index('product_newest', ['createdAt', 'id'], { where: '"deletedAt" IS NULL' })
@Index('product_category_newest', ['categoryCode', 'createdAt', 'id'], { where: '"deletedAt" IS NULL' })
@Index('product_sold_order', ['buyers', 'sold', 'id'], { where: '"deletedAt" IS NULL' })
@Index('product_low', ['quantity', 'id'], { where: '"deletedAt" IS NULL' })
@Index('product_price_order', { synchronize: false })
@Index('product_rating_order', { synchronize: false })
@Index('product_name_order', { synchronize: false })
export class Product {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('smallint')
  categoryCode!: number

  @Field({ description: 'In English; 1 to 200 characters.' })
  @Column('varchar', { length: 200 })
  name!: string

  @Field(() => String, { nullable: true, description: 'In Bangla, where there is one.' })
  @Column('varchar', { length: 200, nullable: true })
  nameBn!: string | null

  @Field(() => String, { nullable: true, description: 'Plain text, up to 2,000 characters.' })
  @Column('varchar', { length: 2000, nullable: true })
  description!: string | null

  @Field(() => String, { nullable: true, description: 'The same in Bangla.' })
  @Column('varchar', { length: 2000, nullable: true })
  descriptionBn!: string | null

  @Field(() => Int, { description: 'The regular price of one piece, in whole taka; of several variants, the lowest.' })
  @Column('integer')
  price!: number

  @Field(() => Int, {
    description:
      'The highest regular price of its variants, in whole taka; the same as `price` where all cost the same.',
  })
  get priceTo(): number {
    return this.highestPrice
  }

  /** Kept by the database, as `quantity` is. */
  @Column({ type: 'integer', insert: false, update: false })
  highestPrice!: number

  @Field(() => Int, { description: 'Percent taken off the regular price, 0 to 100.' })
  @Column('smallint', { default: 0 })
  discount!: number

  @Field(() => Int, {
    description: 'What a shopper pays for one piece, in whole taka: price − discount, rounded down.',
  })
  get discountedPrice(): number {
    return priceAfterDiscount(this.price, this.discount)
  }

  @Field(() => Int, { description: 'What a shopper pays for one piece of its dearest variant, in whole taka.' })
  get discountedPriceTo(): number {
    return priceAfterDiscount(this.highestPrice, this.discount)
  }

  @Field(() => Int, {
    description: 'How many pieces are available to buy now, of all its variants; 0 is out of stock.',
  })
  @Column('integer')
  quantity!: number

  @Column('text')
  imageUrl!: string

  @Field(() => Float, {
    nullable: true,
    description: 'The mean of its reviews, 1 to 5, to one decimal; null without reviews.',
  })
  @Column('double precision', { nullable: true })
  rating!: number | null

  @Field(() => Int, { description: 'How many reviews it has.' })
  @Column('integer', { default: 0 })
  reviewCount!: number

  @DetailColumn
  productType!: string | null

  @DetailColumn
  productTypeBn!: string | null

  @DetailColumn
  placeOfOrigin!: string | null

  @DetailColumn
  placeOfOriginBn!: string | null

  @DetailColumn
  modelNumber!: string | null

  @DetailColumn
  material!: string | null

  @DetailColumn
  materialBn!: string | null

  @DetailColumn
  color!: string | null

  @DetailColumn
  colorBn!: string | null

  @DetailColumn
  size!: string | null

  @DetailColumn
  sizeBn!: string | null

  @DetailColumn
  brandName!: string | null

  /** What its options are called where they are not a size and a colour. */
  @Column('jsonb', { nullable: true })
  optionNames!: OptionNames | null

  @Field(() => SizeChart, {
    nullable: true,
    description: 'What its sizes measure, where the owner has written it down.',
  })
  @Column('jsonb', { nullable: true })
  sizeChart!: SizeChart | null
  /** Of its variants. */
  @Column('integer', { default: 0 })
  sold!: number

  /** How many shoppers have bought it, counted every hour. */
  @Column('integer', { default: 0 })
  buyers!: number

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date

  /** A product that is no longer sold stays for the orders that name it; TypeORM leaves it out of every read. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt!: Date | null
}

@ObjectType({ description: 'One page of a list of products.' })
export class ProductPage extends pageOf(Product, 'products') {
  constructor(
    source: ConstructorParameters<ReturnType<typeof pageOf<Product>>>[0],
    private readonly count: () => Facets,
  ) {
    super(source)
  }

  @CountsOnce
  @Field(() => Facets, {
    description: 'What the list can be narrowed down to, with how many products each choice leaves.',
  })
  facets(): Facets {
    return this.count()
  }
}
