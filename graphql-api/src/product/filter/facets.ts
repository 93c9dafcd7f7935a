import { Field, Int, ObjectType } from 'type-graphql'
import { CountsAs } from '../../graphql/counts-as.js'

// Its many plain fields need no resolver each, which would cost more than the list itself.
@ObjectType({ simpleResolvers: true, description: 'A value that products can be filtered by.' })
export class FacetValue {
  @Field({ description: 'In English; this is what a filter takes.' })
  value!: string

  @Field(() => String, { nullable: true, description: 'In Bangla, where there is one.' })
  valueBn!: string | null

  @Field(() => String, { nullable: true, description: 'Of a colour: how it looks, as #RRGGBB.' })
  swatch!: string | null

  @Field(() => Int, { description: 'How many products have it, of those that pass the other filters.' })
  count!: number
}

/** The steps that prices are counted in. */
export const PRICE_STEPS = 12

@ObjectType({
  simpleResolvers: true,
  description: 'The prices that are there, after the discount, in whole taka; sizes and colours may have their own.',
})
export class PriceFacet {
  @Field(() => Int, { description: 'The lowest of the list as it is without filters.' })
  lowest!: number

  @Field(() => Int, { description: 'The highest.' })
  highest!: number

  @CountsAs(PRICE_STEPS)
  @Field(() => [Int], {
    description: 'How many products have a price in each of so many equal steps from the lowest to the highest.',
  })
  steps!: number[]
}

@ObjectType({ simpleResolvers: true, description: 'How many products are rated so well or better.' })
export class RatingFacet {
  @Field(() => Int, { description: 'The lowest rating, in stars.' })
  minRating!: number

  @Field(() => Int, { description: 'How many products.' })
  count!: number
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many products there would be without one of the filters that are given.',
})
export class WithoutOneFilter {
  @Field(() => Int, { description: 'Without the prices.' })
  price!: number

  @Field(() => Int, { description: 'Without the brands.' })
  brands!: number

  @Field(() => Int, { description: 'Without the sizes.' })
  sizes!: number

  @Field(() => Int, { description: 'Without the colours.' })
  colors!: number

  @Field(() => Int, { description: 'Without the materials.' })
  materials!: number

  @Field(() => Int, { description: 'Without the rating.' })
  minRating!: number

  @Field(() => Int, { description: 'With what is sold out.' })
  inStock!: number

  @Field(() => Int, { description: 'With what has no discount.' })
  onOffer!: number
}

/** The values of one kind that are listed, the most common ones. */
export const MOST_VALUES = 24

@ObjectType({
  simpleResolvers: true,
  description:
    'What a list can be narrowed down to. Each count is of the products that pass all filters but the one of its own kind.',
})
export class Facets {
  @Field(() => Int, { description: 'How many products the list has without filters.' })
  all!: number

  @Field(() => WithoutOneFilter, { description: 'What each filter keeps away.' })
  without!: WithoutOneFilter

  @Field(() => PriceFacet, { description: 'The prices.' })
  price!: PriceFacet

  @CountsAs(MOST_VALUES)
  @Field(() => [FacetValue], { description: `The brands, the most common first; at most ${MOST_VALUES}.` })
  brands!: FacetValue[]

  @CountsAs(MOST_VALUES)
  @Field(() => [FacetValue], { description: `The sizes, the smallest first; the ${MOST_VALUES} most common.` })
  sizes!: FacetValue[]

  @CountsAs(MOST_VALUES)
  @Field(() => [FacetValue], { description: `The colours, the most common first; at most ${MOST_VALUES}.` })
  colors!: FacetValue[]

  @CountsAs(MOST_VALUES)
  @Field(() => [FacetValue], { description: `The materials, the most common first; at most ${MOST_VALUES}.` })
  materials!: FacetValue[]

  @CountsAs(2)
  @Field(() => [RatingFacet], { description: 'The ratings, the best first.' })
  ratings!: RatingFacet[]

  @Field(() => Int, { description: 'How many are available.' })
  inStock!: number

  @Field(() => Int, { description: 'How many have a discount.' })
  onOffer!: number

  @CountsAs(4)
  @Field(() => [String], {
    description:
      'The brands, sizes, colours and materials asked for that no product of the shop has; they are left out.',
  })
  unknown!: string[]
}
