import { Field, ObjectType } from 'type-graphql'
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm'
import { Image } from '../picture/image.js'
import { Product } from './product.entity.js'

@ObjectType({ description: 'One of the pictures of a product, in the sizes in which the shop has it.' })
@Entity()
@Unique('product_picture_once', ['productId', 'url'])
@Check('product_picture_position', 'position BETWEEN 0 AND 7')
export class ProductPicture {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_picture_pkey' })
  productId!: string

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'product_picture_product' })
  product!: Product

  /** Its place among the pictures of the product, from 0; the first one is the product's `imageUrl` too. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'product_picture_pkey' })
  position!: number

  @Field({ description: "The largest size: an https address, or a path of the shop's own beginning with /images/." })
  @Column('text')
  url!: string

  @Field(() => String, {
    nullable: true,
    description: 'All sizes, written for the srcset of an HTML img; null when there is only one.',
  })
  get srcSet(): string | null {
    return new Image(this.url).srcSet
  }

  @Field(() => String, { nullable: true, description: 'What is seen on it, in English, where somebody wrote it.' })
  @Column('varchar', { length: 200, nullable: true })
  alt!: string | null

  @Field(() => String, { nullable: true, description: 'The same in Bangla.' })
  @Column('varchar', { length: 200, nullable: true })
  altBn!: string | null
}
