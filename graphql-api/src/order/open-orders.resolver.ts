import { Args, Ctx, Directive, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { ProductIdsArgs } from '../product/product.args.js'
import { countOpenOrders } from './open-orders.service.js'

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
  openOrdersOf(@Ctx() { db }: Context, @Args(() => ProductIdsArgs) { ids }: ProductIdsArgs): Promise<OpenOrders[]> {
    return countOpenOrders(db, ids)
  }
}
