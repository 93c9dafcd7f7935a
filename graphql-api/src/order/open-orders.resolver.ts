import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsUUID } from 'class-validator'
import { Args, ArgsType, Ctx, Directive, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { countOpenOrders } from './open-orders.service.js'

@ArgsType()
class HeldProductsArgs {
  @Field(() => [ID], { description: `The products, each once; at most ${limits.productsAtOnce}.` })
  @ArrayNotEmpty()
  @ArrayMaxSize(limits.productsAtOnce)
  @ArrayUnique({ message: 'ids must name each product once' })
  @IsUUID(undefined, { each: true })
  ids!: string[]
}

@ObjectType({ simpleResolvers: true, description: 'In how many open orders a product is.' })
export class OpenOrders {
  @Field(() => ID, { description: 'The product.' })
  productId!: string

  @Field(() => Int, { description: 'How many orders hold it that were neither delivered nor ended.' })
  count!: number
}

@Resolver()
export class OpenOrdersResolver {
  @Directive('@admin')
  @CountsAs(10)
  @Query(() => [OpenOrders], {
    description: 'Which of these products open orders hold; those that none holds are left out.',
  })
  openOrdersOf(@Ctx() { db }: Context, @Args(() => HeldProductsArgs) { ids }: HeldProductsArgs): Promise<OpenOrders[]> {
    return countOpenOrders(db, ids)
  }
}
