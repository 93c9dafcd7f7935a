import { limits } from '@sunnah-store/schema/limits'
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsBoolean,
  IsEnum,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { GraphQLSafeInt } from 'graphql-scalars'
import { Field, ID, InputType, Int } from 'type-graphql'
import { VariantIdField } from '../product/variant/variant-id-field.js'
import { Language } from '../user/language.js'
import { LongestText } from '../validation/longest-text.js'
import { IsSeenLines } from '../validation/visible-text.js'
import { OrderSource, PaymentMethod } from './order.enums.js'
import { RecipientInput } from './recipient.input.js'

@InputType({ description: 'One variant of a product, for an order.' })
export class OrderLineInput {
  @Field(() => ID, { description: 'The product.' })
  @IsUUID()
  productId!: string

  @VariantIdField()
  variantId?: string | null

  @Field(() => Int, { nullable: true, description: 'How many pieces; not given: what you hold of it, else 1.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(limits.product.quantity)
  quantity?: number | null
}

@InputType({ description: 'An order as a shopper places it.' })
export class PlaceOrderInput extends RecipientInput {
  @Field(() => OrderSource, { description: 'Whether it is ordered from the cart.' })
  @IsEnum(OrderSource)
  source!: OrderSource

  @Field(() => [OrderLineInput], {
    description: `Exactly what is ordered, each variant of a product once, up to ${limits.lines}; whether it lies in the cart or not.`,
  })
  @ArrayMaxSize(limits.lines)
  @ArrayUnique(({ productId, variantId }: OrderLineInput) => `${productId} ${variantId ?? ''}`.toLowerCase(), {
    message: 'lines must name each product, or each variant of it, once',
  })
  @ValidateNested()
  lines!: OrderLineInput[]

  @Field({ defaultValue: 'Bangladesh', description: 'Bangladesh; the shop delivers nowhere else.' })
  @Equals('Bangladesh')
  country!: string

  @Field(() => String, {
    nullable: true,
    description: 'For the rider: up to 200 characters, without control or direction characters.',
  })
  @IsOptional()
  @LongestText(limits.riderNote)
  @IsSeenLines()
  riderNote?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the rider is to call before coming; not given: no.',
  })
  @IsOptional()
  @IsBoolean()
  callFirst?: boolean | null

  @Field(() => Language, {
    nullable: true,
    description: 'In which to tell of the order; not given: as you have chosen for your account, else English.',
  })
  @IsOptional()
  @IsEnum(Language)
  language?: Language | null

  @Field(() => PaymentMethod, { defaultValue: PaymentMethod.CASH_ON_DELIVERY, description: 'How it is paid.' })
  @IsEnum(PaymentMethod)
  paymentMethod!: PaymentMethod

  @Field(() => GraphQLSafeInt, {
    description:
      'The total that the shopper was shown, delivery fee included, in whole taka; PRICE_CHANGED when it is another one by now.',
  })
  @IsInt()
  @Min(0)
  expectedTotal!: number

  @Field(() => String, {
    nullable: true,
    description:
      'Of your own making, 1 to 200 characters. Sending the same order with the same key again answers the order of the first time.',
  })
  @IsOptional()
  @IsNotEmpty()
  @LongestText(200)
  idempotencyKey?: string | null
}
