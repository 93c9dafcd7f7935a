import { limits } from '@sunnah-store/schema/limits'
import { Arg, Args, Ctx, Directive, FieldResolver, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql'
import { Cart } from '../cart/cart.js'
import type { Context, SignedInContext } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { IdArgs } from '../graphql/id-args.js'
import { PageArgs } from '../graphql/page.js'
import { Image } from '../picture/image.js'
import { Product } from '../product/product.entity.js'
import { StockHold } from '../stock/stock-hold.entity.js'
import { EmailArgs } from '../user/user.args.js'
import type { User } from '../user/user.entity.js'
import { StepArgs } from './life/order-step.input.js'
import { OrderFilter, OrderKeyArgs, OrderNarrowing, OrderNumberArgs } from './order.args.js'
import { Order, OrderPage } from './order.entity.js'
import { OrderSort } from './order.enums.js'
import { PlaceOrderInput } from './order.input.js'
import {
  countOrdersOf,
  deleteOrder,
  findOrder,
  findOrderByKey,
  findOrderOf,
  listOrdersOf,
  ownerOfOrders,
} from './order.service.js'
import { OrderCounts } from './order-counts.js'
import { countByState } from './order-counts.service.js'
import { OrderLine } from './order-line.entity.js'
import { countOrders, listOrders } from './order-list.service.js'
import { ORDER_PLACED, type PlacedOrder } from './order-placed.service.js'
import { placeOrder } from './place-order.service.js'

@Resolver(() => Order)
export class OrderResolver {
  @Directive('@shopper')
  @Query(() => OrderPage, { description: 'Your orders, the newest first.' })
  myOrders(@Ctx() { db, user }: SignedInContext, @Args(() => PageArgs) args: PageArgs) {
    return ordersOf(db, user, args)
  }

  @Directive('@shopper')
  @Query(() => Order, { description: 'One of your orders. NOT_FOUND, also for an order of somebody else.' })
  myOrder(@Ctx() { db, user }: SignedInContext, @Args(() => OrderNumberArgs) { number }: OrderNumberArgs) {
    return findOrderOf(db, user.id, number)
  }

  @Directive('@shopper')
  @Query(() => Order, {
    nullable: true,
    description: 'The order that you have placed with this key; null when none has arrived.',
  })
  myOrderByKey(@Ctx() { db, user }: SignedInContext, @Args(() => OrderKeyArgs) { idempotencyKey }: OrderKeyArgs) {
    return findOrderByKey(db, user.id, idempotencyKey)
  }

  @Directive('@signedIn')
  @Query(() => OrderPage, {
    description:
      'The orders of one shopper, the newest first: your own, or anybody’s for who works in the shop. FORBIDDEN for others.',
  })
  async ordersOf(
    @Ctx() { db, user }: SignedInContext,
    @Args(() => EmailArgs) { email }: EmailArgs,
    @Args(() => PageArgs) args: PageArgs,
  ) {
    return ordersOf(db, await ownerOfOrders(db, user, email), args)
  }

  @Directive('@staff')
  @Query(() => OrderPage, { description: 'The orders of all shoppers; without a sort, those to deliver first.' })
  orders(
    @Ctx() { db }: Context,
    @Args(() => OrderFilter) filter: OrderFilter,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('sort', () => OrderSort, {
      defaultValue: OrderSort.TO_DELIVER_FIRST,
      description: 'The order of the list.',
    })
    sort: OrderSort,
  ) {
    return new OrderPage({
      args,
      items: () => listOrders(db, filter, args, sort),
      total: () => countOrders(db, filter),
    })
  }

  @Directive('@staff')
  @Query(() => OrderCounts, { description: 'How many orders of all shoppers there are in each state.' })
  orderCounts(@Ctx() { db }: Context, @Args(() => OrderNarrowing) filter: OrderNarrowing): Promise<OrderCounts> {
    return countByState(db, filter)
  }

  @Directive('@staff')
  @Query(() => Order, { description: 'One order. NOT_FOUND.' })
  order(@Ctx() { db }: Context, @Args(() => IdArgs) { id }: IdArgs) {
    return findOrder(db, id)
  }

  @Directive('@shopper')
  @Mutation(() => Order, {
    description:
      'Places an order, or changes nothing: CART_EMPTY, NOT_FOUND, VARIANT_REQUIRED with every line that must name one, OUT_OF_STOCK with every short line, PURCHASE_LIMIT and EMAIL_NOT_CONFIRMED with the rule, PRICE_CHANGED with both totals, IDEMPOTENCY_MISMATCH.',
  })
  placeOrder(
    @Ctx() context: SignedInContext,
    @Arg('input', () => PlaceOrderInput, {
      description: 'What is ordered, where it goes, and the total that was shown.',
    })
    input: PlaceOrderInput,
  ) {
    return placeOrder(context.db, context.user, input, context)
  }

  @Directive('@admin')
  @Mutation(() => Boolean, {
    description:
      'Takes an order out of every list; the pieces of one that has not left the shop go back to the stock. False when it was not there; STATUS_CHANGED and ORDER_CHANGED when it is not as you have seen it; ORDER_ON_ITS_WAY for one that is SHIPPED or RETURNING, ORDER_HAS_CASH while its cash is in a payout or not settled with its courier.',
  })
  deleteOrder(@Ctx() { db }: Context, @Args(() => StepArgs) { id, ...seen }: StepArgs) {
    return deleteOrder(db, id, seen)
  }

  @Directive('@staff')
  @Subscription(() => Order, { topics: ORDER_PLACED, description: 'Each new order, at whichever server it is placed.' })
  orderPlaced(@Root() { order, lines }: PlacedOrder, @Ctx() { loaders }: Context) {
    loaders.orderLines.prime(order.id, lines)
    return order
  }

  // The lines of all orders of a page are read at once, and most orders have few: a page of a hundred may ask for them.
  @CountsAs(4)
  @FieldResolver(() => [OrderLine], { description: 'What was ordered.' })
  lines(@Root() order: Order, @Ctx() { loaders }: Context) {
    return loaders.orderLines.load(order.id)
  }

  @Directive('@signedIn')
  @FieldResolver(() => String, { description: 'Who receives it: the shopper unless somebody else was named.' })
  receiverName(@Root() { receiverName, customerName }: Order) {
    return receiverName ?? customerName
  }

  @Directive('@shopper')
  @FieldResolver(() => Cart, {
    description: 'Your cart as it is now: asked for with placeOrder, without what was ordered from it.',
  })
  cart(@Ctx() { loaders, user }: SignedInContext) {
    return loaders.carts.load(user)
  }

  @Directive('@shopper')
  @CountsAs(limits.holds.atOnce)
  @FieldResolver(() => [StockHold], {
    description: 'Your holds that run now: asked for with placeOrder, without what the order has used up.',
  })
  holds(@Ctx() { loaders, user }: SignedInContext) {
    return loaders.holds.load(user)
  }
}

@Resolver(() => OrderLine)
export class OrderLineResolver {
  @FieldResolver(() => Product, { nullable: true, description: 'The product today; null when it is no longer sold.' })
  product(@Root() { productId }: OrderLine, @Ctx() { loaders }: Context) {
    return loaders.products.load(productId)
  }

  @FieldResolver(() => Image, { description: 'The picture of the product.' })
  image(@Root() { imageUrl }: OrderLine) {
    return new Image(imageUrl)
  }
}

const ordersOf = (db: Context['db'], owner: User | null, args: PageArgs) =>
  new OrderPage({
    args,
    items: async () => (owner ? listOrdersOf(db, owner.id, args) : []),
    total: async () => (owner ? countOrdersOf(db, owner.id) : 0),
  })
