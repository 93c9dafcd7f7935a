import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, IsBoolean, IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { LongestText } from '../../validation/longest-text.js'
import type { FacetKind } from './facet-texts.js'

const price = limits.product.price
const { values } = limits.filter

/** Several values of one facet. */
const Values =
  (what: string) =>
  (target: { [Kind in FacetKind]?: readonly string[] | null }, name: FacetKind): void => {
    const description = `Only products with one of these ${what}, as \`facets\` names them in English; up to ${values}. Those that no product of the shop has are left out, and named in \`facets.unknown\`.`
    Field(() => [String], { nullable: true, description })(target, name)
    IsOptional()(target, name)
    ArrayMaxSize(values)(target, name)
    LongestText(limits.product.detail, { each: true })(target, name)
  }

/** Not below another field of the same input. */
const NotBelow = (other: 'minPrice'): PropertyDecorator =>
  ValidateBy({
    name: 'notBelow',
    validator: {
      validate: (value, at) => {
        const least: unknown = at && Reflect.get(at.object, other)
        return !(typeof value === 'number' && typeof least === 'number' && value < least)
      },
      defaultMessage: (at) => `${at?.property} must not be less than ${other}`,
    },
  })

@InputType({
  description:
    'What a list of products is narrowed down to: a product must pass all that are given, and what is asked of size, colour, price and stock by one and the same variant.',
})
export class ProductFilterInput {
  @Field(() => Int, { nullable: true, description: 'At least so many taka, after the discount.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(price)
  minPrice?: number | null

  @Field(() => Int, { nullable: true, description: 'At most so many taka, after the discount.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(price)
  @NotBelow('minPrice')
  maxPrice?: number | null

  @Values('brands')
  brands?: string[] | null

  @Values('sizes')
  sizes?: string[] | null

  @Values('colours')
  colors?: string[] | null

  @Values('materials')
  materials?: string[] | null

  @Field(() => Boolean, { nullable: true, description: 'Only what is available; false lets all through.' })
  @IsOptional()
  @IsBoolean()
  inStock?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Only what has a discount; false lets all through.' })
  @IsOptional()
  @IsBoolean()
  onOffer?: boolean | null

  @Field(() => Int, { nullable: true, description: 'Only what is rated at least so well, 1 to 5.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  minRating?: number | null
}

/** Whether it lets anything out. */
export const narrows = (filter: ProductFilterInput | null | undefined): filter is ProductFilterInput =>
  Object.values(filter ?? {}).some((value) => (Array.isArray(value) ? value.length > 0 : (value ?? false) !== false))
