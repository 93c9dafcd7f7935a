import { IsBoolean, IsEnum, IsUUID } from 'class-validator'
import { ArgsType, Field, ID, registerEnumType } from 'type-graphql'
import { IdArgs } from '../graphql/id-args.js'
import { PageArgs } from '../graphql/page.js'

export enum ReviewSort {
  NEWEST = 'NEWEST',
  MOST_HELPFUL = 'MOST_HELPFUL',
  HIGHEST = 'HIGHEST',
  LOWEST = 'LOWEST',
}

registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'The order of a list of reviews; among equals the newest first.',
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    MOST_HELPFUL: { description: 'Those first that helped most shoppers.' },
    HIGHEST: { description: 'The best rating first.' },
    LOWEST: { description: 'The poorest rating first.' },
  },
})

@ArgsType()
export class HideReviewArgs extends IdArgs {
  @Field({ description: 'Whether it is to be hidden.' })
  @IsBoolean()
  isHidden!: boolean
}

@ArgsType()
export class OwnReviewArgs {
  @Field(() => ID, { description: 'The id of the product.' })
  @IsUUID()
  productId!: string
}

@ArgsType()
export class ReviewPageArgs extends PageArgs {
  @Field(() => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'The order.' })
  @IsEnum(ReviewSort)
  sort!: ReviewSort
}

@ArgsType()
export class ReviewsArgs extends ReviewPageArgs {
  @Field(() => ID, { description: 'The id of the product.' })
  @IsUUID()
  productId!: string
}
