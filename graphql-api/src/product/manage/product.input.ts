import { limits } from '@sunnah-store/schema/limits'
import { type DetailName, detailNames, productFields } from '@sunnah-store/schema/product-fields'
import { ArrayMaxSize, ArrayUnique, IsInt, IsOptional, ValidateIf, ValidateNested } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { ProductField } from './product-field.js'
import { ProductPictureInput } from './product-picture.input.js'

/** The details of a product, which the loop below makes fields of. */
const Details: abstract new () => { [Name in DetailName]?: string | null } = class {}

/** What an admin may say of a product, new or not. Null empties a text; what is not sent stays. */
@InputType()
abstract class ProductDetailsInput extends Details {
  @ProductField({ nullable: true, description: 'The name in Bangla, up to 200 characters.' })
  @IsOptional()
  nameBn?: string | null

  @ProductField({ nullable: true, description: 'Plain text, up to 2,000 characters.' })
  @IsOptional()
  description?: string | null

  @ProductField({ nullable: true, description: 'The same in Bangla.' })
  @IsOptional()
  descriptionBn?: string | null

  @ProductField({
    nullable: true,
    description:
      "The first picture alone: an https address, or a path of the shop's own beginning with /images/; null takes all pictures away and is the shop's placeholder. Not looked at where `images` is sent.",
  })
  @IsOptional()
  imageUrl?: string | null

  @Field(() => [ProductPictureInput], {
    nullable: true,
    description: `All pictures in their order, up to ${limits.product.pictures}, none of them twice; empty or null is the shop's placeholder.`,
  })
  @IsOptional()
  @ArrayMaxSize(limits.product.pictures)
  @ArrayUnique(({ url }: ProductPictureInput) => url, { message: 'images must name each picture once' })
  @ValidateNested()
  images?: ProductPictureInput[] | null
}

for (const name of detailNames) {
  const { about, most } = productFields[name]
  IsOptional()(ProductDetailsInput.prototype, name)
  ProductField({ nullable: true, description: `${about}; up to ${most} characters.` })(
    ProductDetailsInput.prototype,
    name,
  )
}

@InputType({ description: 'A new product.' })
export class AddProductInput extends ProductDetailsInput {
  @ProductField({ description: 'The code of its category, 11 to 77.' })
  categoryCode!: number

  @ProductField({ description: 'In English, 1 to 200 characters.' })
  name!: string

  @ProductField({ description: 'The regular price of one piece, 0 to 10,000,000 whole taka.' })
  price!: number

  @ProductField({ description: 'How many pieces there are, 0 to 1,000,000.' })
  quantity!: number

  @ProductField({ defaultValue: 0, description: 'Percent taken off the price, 0 to 100.' })
  discount!: number
}

const isSent = (_: object, value: unknown) => value !== undefined

@InputType({ description: 'What is to change on a product; what is not sent stays, and null empties a text.' })
export class UpdateProductInput extends ProductDetailsInput {
  @ProductField({ nullable: true, description: 'The code of its category, 11 to 77.' })
  @ValidateIf(isSent)
  categoryCode?: number

  @ProductField({ nullable: true, description: 'In English, 1 to 200 characters.' })
  @ValidateIf(isSent)
  name?: string

  @ProductField({ nullable: true, description: 'The regular price of one piece, 0 to 10,000,000 whole taka.' })
  @ValidateIf(isSent)
  price?: number

  @ProductField({ nullable: true, description: 'Percent taken off the price, 0 to 100.' })
  @ValidateIf(isSent)
  discount?: number

  @Field(() => Int, {
    nullable: true,
    description:
      'With `price`: the price that the admin saw, in whole taka; PRODUCT_CHANGED when it is another one by now.',
  })
  @IsOptional()
  @IsInt()
  expectedPrice?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'With `discount`: the discount that the admin saw; PRODUCT_CHANGED when it is another one by now.',
  })
  @IsOptional()
  @IsInt()
  expectedDiscount?: number | null

  @ProductField({ nullable: true, description: 'How many pieces are to be available, 0 to 1,000,000.' })
  @ValidateIf(isSent)
  quantity?: number

  @Field(() => Int, {
    nullable: true,
    description: 'With `quantity`: the stock that the admin saw; STOCK_CHANGED when it is another one by now.',
  })
  @IsOptional()
  @IsInt()
  expectedQuantity?: number | null
}
