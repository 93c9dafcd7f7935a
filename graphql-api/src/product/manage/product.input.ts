import { categories } from '@sunnah-store/schema/categories'
import { limits } from '@sunnah-store/schema/limits'
import { IsIn, IsInt, IsOptional, Max, MaxLength, Min, ValidateIf } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { IsPictureUrl } from '../../picture/picture-url.js'
import { IsVisible } from '../../validation/is-visible.js'

const most = limits.product

/** What an admin may say of a product, new or not. Null empties a text; what is not sent stays. */
@InputType()
abstract class ProductDetailsInput {
  @Field(() => String, { nullable: true, description: 'The name in Bangla, up to 200 characters.' })
  @IsOptional()
  @MaxLength(most.name)
  nameBn?: string | null

  @Field(() => String, { nullable: true, description: 'Plain text, up to 2,000 characters.' })
  @IsOptional()
  @MaxLength(most.description)
  description?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      "An https address, or a path of the shop's own beginning with /images/; null is the shop's placeholder.",
  })
  @IsOptional()
  @IsPictureUrl()
  imageUrl?: string | null

  @Field(() => String, { nullable: true, description: 'What kind of thing it is; up to 100 characters.' })
  @IsOptional()
  @MaxLength(most.detail)
  productType?: string | null

  @Field(() => String, { nullable: true, description: 'Where it was made; up to 100 characters.' })
  @IsOptional()
  @MaxLength(most.detail)
  placeOfOrigin?: string | null

  @Field(() => String, { nullable: true, description: "The maker's own number for it; up to 100 characters." })
  @IsOptional()
  @MaxLength(most.detail)
  modelNumber?: string | null

  @Field(() => String, { nullable: true, description: 'What it is made of; up to 100 characters.' })
  @IsOptional()
  @MaxLength(most.detail)
  material?: string | null

  @Field(() => String, { nullable: true, description: 'Its colour or colours; up to 100 characters.' })
  @IsOptional()
  @MaxLength(most.detail)
  color?: string | null

  @Field(() => String, { nullable: true, description: 'Its size as printed on it; up to 100 characters.' })
  @IsOptional()
  @MaxLength(most.detail)
  size?: string | null

  @Field(() => String, { nullable: true, description: 'The brand that it is sold under; up to 100 characters.' })
  @IsOptional()
  @MaxLength(most.detail)
  brandName?: string | null
}

@InputType({ description: 'A new product.' })
export class AddProductInput extends ProductDetailsInput {
  @Field(() => Int, { description: 'The code of its category, 11 to 77.' })
  @IsIn(categories.map(({ code }) => code))
  categoryCode!: number

  @Field({ description: 'In English, 1 to 200 characters.' })
  @IsVisible()
  @MaxLength(most.name)
  name!: string

  @Field(() => Int, { description: 'The regular price of one piece, 0 to 10,000,000 whole taka.' })
  @IsInt()
  @Min(0)
  @Max(most.price)
  price!: number

  @Field(() => Int, { description: 'How many pieces there are, 0 to 1,000,000.' })
  @IsInt()
  @Min(0)
  @Max(most.quantity)
  quantity!: number

  @Field(() => Int, { defaultValue: 0, description: 'Percent taken off the price, 0 to 100.' })
  @IsInt()
  @Min(0)
  @Max(most.discount)
  discount!: number
}

const isSent = (_: object, value: unknown) => value !== undefined

@InputType({ description: 'What is to change on a product; what is not sent stays, and null empties a text.' })
export class UpdateProductInput extends ProductDetailsInput {
  @Field(() => String, { nullable: true, description: 'In English, 1 to 200 characters.' })
  @ValidateIf(isSent)
  @IsVisible()
  @MaxLength(most.name)
  name?: string

  @Field(() => Int, { nullable: true, description: 'The regular price of one piece, 0 to 10,000,000 whole taka.' })
  @ValidateIf(isSent)
  @IsInt()
  @Min(0)
  @Max(most.price)
  price?: number

  @Field(() => Int, { nullable: true, description: 'Percent taken off the price, 0 to 100.' })
  @ValidateIf(isSent)
  @IsInt()
  @Min(0)
  @Max(most.discount)
  discount?: number

  @Field(() => Int, { nullable: true, description: 'How many pieces are to be available, 0 to 1,000,000.' })
  @ValidateIf(isSent)
  @IsInt()
  @Min(0)
  @Max(most.quantity)
  quantity?: number

  @Field(() => Int, {
    nullable: true,
    description: 'With `quantity`: the stock that the admin saw; STOCK_CHANGED when it is another one by now.',
  })
  @IsOptional()
  @IsInt()
  expectedQuantity?: number | null
}
