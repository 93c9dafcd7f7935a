import { categories } from '@sunnah-store/schema/categories'
import { limits } from '@sunnah-store/schema/limits'
import { IsEnum, IsIn, IsOptional, IsUUID, ValidateNested } from 'class-validator'
import { ArgsType, Field, ID, Int, registerEnumType } from 'type-graphql'
import { IdListField } from '../validation/id-list-field.js'
import { LongestText } from '../validation/longest-text.js'
import { ProductFilterInput } from './filter/product-filter.input.js'

export enum ProductSort {
  NEWEST = 'NEWEST',
  PRICE_LOW_TO_HIGH = 'PRICE_LOW_TO_HIGH',
  PRICE_HIGH_TO_LOW = 'PRICE_HIGH_TO_LOW',
  RATING = 'RATING',
  BEST_SELLING = 'BEST_SELLING',
  NAME = 'NAME',
  FEWEST_LEFT = 'FEWEST_LEFT',
  RELEVANCE = 'RELEVANCE',
}

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'The order of a list of products.',
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    PRICE_LOW_TO_HIGH: { description: 'By what a shopper pays, the cheapest first.' },
    PRICE_HIGH_TO_LOW: { description: 'By what a shopper pays, the dearest first.' },
    RATING: { description: 'The best rated first, those without reviews last.' },
    BEST_SELLING: {
      description:
        'Those that most shoppers have bought first, as counted every hour; of as many, those of which most pieces were sold.',
    },
    NAME: { description: 'By their English names, from A to Z.' },
    FEWEST_LEFT: { description: 'Those with the fewest pieces first.' },
    RELEVANCE: { description: 'The best match of the search first; without a search, the newest first.' },
  },
})

export enum StockLevel {
  LOW = 'LOW',
  SOLD_OUT = 'SOLD_OUT',
}

registerEnumType(StockLevel, {
  name: 'StockLevel',
  description: 'How little there is of a product.',
  valuesConfig: {
    LOW: { description: `${limits.lowStock} pieces or fewer are available, or none.` },
    SOLD_OUT: { description: 'None is available.' },
  },
})

/** A filter of products. */
@ArgsType()
export class ProductFilter {
  @Field(() => Int, { nullable: true, description: 'Only this category: its code, 11 to 77.' })
  @IsOptional()
  @IsIn(categories.map(({ code }) => code))
  category?: number | null

  @Field(() => String, {
    nullable: true,
    description: `What to look for, as people type it: in English, Bangla or Bangla in Latin letters, in any order; up to ${limits.searchLength} characters, of which the first eight different words count. A typo is forgiven in words of five letters and more. Empty finds all.`,
  })
  @IsOptional()
  @LongestText(limits.searchLength)
  search?: string | null

  @Field(() => StockLevel, { nullable: true, description: 'Only those that are running out, or have.' })
  @IsOptional()
  @IsEnum(StockLevel)
  stock?: StockLevel | null

  @Field(() => ProductFilterInput, { nullable: true, description: 'What the list is narrowed down to.' })
  @IsOptional()
  @ValidateNested()
  filter?: ProductFilterInput | null
}

@ArgsType()
export class AfterArgs {
  @Field(() => ID, {
    nullable: true,
    description:
      'In place of `page`: the page begins after this product. Who reads all of a list reads it so, with `after` the last product of the page before, until a page is empty.',
  })
  @IsOptional()
  @IsUUID()
  after?: string | null
}

@ArgsType()
export class ProductIdArgs {
  @Field(() => ID, { description: 'The product.' })
  @IsUUID()
  productId!: string
}

@ArgsType()
export class ProductIdsArgs {
  @IdListField('product', limits.productsAtOnce)
  ids!: string[]
}
