import { deliveryTerms } from '@sunnah-store/schema/delivery'
import { Arg, Args, Ctx, Directive, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { DeliveryArgs, DeliveryPlanInput } from './delivery.input.js'
import { readDelivery, setDelivery } from './delivery.service.js'
import { DeliveryPlan } from './delivery-plan.entity.js'
import { DeliveryTerms } from './delivery-terms.js'

@Resolver(() => DeliveryPlan)
export class DeliveryResolver {
  @Directive('@public')
  @Query(() => DeliveryPlan, {
    description: 'What delivery costs and when it comes: everywhere, and where something else holds.',
  })
  delivery(@Ctx() { read }: Context) {
    return read(readDelivery)
  }

  @Directive('@admin')
  @Mutation(() => DeliveryPlan, {
    description: 'Sets what delivery costs and when it comes; orders keep what was agreed. DELIVERY_CHANGED.',
  })
  setDelivery(
    @Ctx() { db }: Context,
    @Arg('input', () => DeliveryPlanInput, { description: 'All the rules, in place of those before.' })
    input: DeliveryPlanInput,
  ) {
    return setDelivery(db, input)
  }

  @FieldResolver(() => DeliveryTerms, {
    description: 'What it costs to deliver products of such a total to a district, and when they come.',
  })
  terms(@Root() plan: DeliveryPlan, @Args(() => DeliveryArgs) { district, total }: DeliveryArgs) {
    return deliveryTerms(plan, district, total)
  }
}
