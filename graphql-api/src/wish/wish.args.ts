import { IsDate, IsOptional } from 'class-validator'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { ArgsType, Field } from 'type-graphql'
import { ProductIdArgs } from '../product/product.args.js'

@ArgsType()
export class WishArgs extends ProductIdArgs {
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The addedAt of a wish that was taken off, which is its place among the others; not given: now.',
  })
  @IsOptional()
  @IsDate()
  addedAt?: Date | null
}
