import { type GraphQLSchema, specifiedDirectives } from 'graphql'
import { buildSchema, type PubSub, type ValidatorFn } from 'type-graphql'
import { AccountResolver } from '../account/account.resolver.js'
import { AuditResolver } from '../audit/audit.resolver.js'
import { CartResolver } from '../cart/cart.resolver.js'
import { CourierNoticeResolver, CourierResolver, OrderAtCourierResolver } from '../courier/courier.resolver.js'
import { DeliveryResolver } from '../delivery/delivery.resolver.js'
import { DomainError } from '../errors.js'
import { AddressResolver } from '../order/address/address.resolver.js'
import { BoughtTogetherResolver } from '../order/bought-together.resolver.js'
import { ByHandResolver } from '../order/by-hand/by-hand.resolver.js'
import { CorrectionsResolver } from '../order/by-hand/corrections.resolver.js'
import { TakenOrderResolver } from '../order/by-hand/taken-order.resolver.js'
import { CashResolver, OrderCashResolver } from '../order/cash/cash.resolver.js'
import { CustomerFactsResolver } from '../order/facts/customer-facts.resolver.js'
import { ManyOrdersResolver } from '../order/life/many-orders.resolver.js'
import { NoteReturningResolver } from '../order/life/note-returning.resolver.js'
import { OrderEventResolver, OrderLifeResolver } from '../order/life/order-life.resolver.js'
import { MessageSettingsResolver } from '../order/message/message-settings.resolver.js'
import { OpenOrdersResolver } from '../order/open-orders.resolver.js'
import { OrderLineResolver, OrderResolver } from '../order/order.resolver.js'
import { OrderChangedResolver } from '../order/order-changed.resolver.js'
import { TrackOrderResolver } from '../order/track/track-order.resolver.js'
import { OutboxResolver } from '../outbox/outbox.resolver.js'
import { BestSellerResolver, OverviewResolver, ReportResolver } from '../overview/overview.resolver.js'
import { OverviewChangedResolver } from '../overview/overview-changed.resolver.js'
import { CategoryResolver } from '../product/category.resolver.js'
import { SimilarProductsResolver } from '../product/filter/similar.resolver.js'
import { ProductImportResolver } from '../product/manage/import/undo/product-import.resolver.js'
import { ManageProductResolver } from '../product/manage/manage-product.resolver.js'
import { ManageVariantsResolver } from '../product/manage/variants/manage-variants.resolver.js'
import { ProductResolver } from '../product/product.resolver.js'
import { MissedSearchResolver } from '../product/search/missed-search.resolver.js'
import { SuggestionsResolver } from '../product/search/suggestions.resolver.js'
import { SynonymResolver } from '../product/search/synonym.resolver.js'
import { ProductVariantsResolver, VariantResolver } from '../product/variant/variant.resolver.js'
import { PurchaseLimitsResolver } from '../purchase-limits/purchase-limits.resolver.js'
import { RestockResolver } from '../restock/restock.resolver.js'
import { ProductReviewsResolver, ReviewResolver } from '../review/review.resolver.js'
import { SenderResolver } from '../sender/sender.resolver.js'
import { StockResolver } from '../stock/stock.resolver.js'
import { SecondFactorResolver } from '../user/second-factor/second-factor.resolver.js'
import { UserResolver } from '../user/user.resolver.js'
import { UserSessionResolver } from '../user/user-session.resolver.js'
import { brokenRules } from '../validation/broken-rules.js'
import { WishResolver } from '../wish/wish.resolver.js'
import { accessDirectives, enforceAccess } from './access.js'
import { noteActsOfAdmins } from './acting-admins.js'
import { demandLimits } from './demand-limits.js'
import { loadAnewAfterChanges } from './fresh-loaders.js'
import { noteStock } from './note-answers.js'

// For uses that only read the schema.
const silence: PubSub = { publish: () => {}, subscribe: async function* () {} }

/** Builds the schema from all resolvers. @param pubSub the source of the subscriptions' events */
export const createSchema = async (pubSub: PubSub = silence): Promise<GraphQLSchema> => {
  const schema = await buildSchema({
    resolvers: [
      AccountResolver,
      AddressResolver,
      AuditResolver,
      BestSellerResolver,
      BoughtTogetherResolver,
      OpenOrdersResolver,
      ByHandResolver,
      CartResolver,
      CashResolver,
      CategoryResolver,
      CorrectionsResolver,
      OrderAtCourierResolver,
      CourierNoticeResolver,
      CourierResolver,
      CustomerFactsResolver,
      DeliveryResolver,
      ManageProductResolver,
      ManageVariantsResolver,
      MessageSettingsResolver,
      ManyOrdersResolver,
      MissedSearchResolver,
      OrderChangedResolver,
      OverviewChangedResolver,
      OrderCashResolver,
      NoteReturningResolver,
      OrderEventResolver,
      OrderLifeResolver,
      OrderLineResolver,
      OrderResolver,
      OutboxResolver,
      OverviewResolver,
      ProductImportResolver,
      ProductResolver,
      ProductReviewsResolver,
      ProductVariantsResolver,
      PurchaseLimitsResolver,
      ReportResolver,
      RestockResolver,
      ReviewResolver,
      SecondFactorResolver,
      SenderResolver,
      SimilarProductsResolver,
      StockResolver,
      SuggestionsResolver,
      SynonymResolver,
      TakenOrderResolver,
      TrackOrderResolver,
      UserResolver,
      UserSessionResolver,
      VariantResolver,
      WishResolver,
    ],
    directives: [...specifiedDirectives, ...accessDirectives],
    validateFn: validateInput,
    pubSub,
    // The server checks it anyway; type-graphql would ask for a whole introspection to do so.
    skipCheck: true,
  })
  demandLimits(schema)
  describeRoots(schema)
  enforceAccess(schema)
  noteActsOfAdmins(schema)
  loadAnewAfterChanges(schema)
  noteStock(schema)
  return schema
}

const roots: Record<string, string> = {
  Query: 'What can be read. Each query says whom it is for; prices are whole taka, times are UTC.',
  Mutation: 'What can be changed. Each mutation says whom it is for, and does all that it says or nothing.',
  Subscription:
    'Events as they happen, over a WebSocket. Each subscription says whom it is for; this is checked again at each event.',
}

// type-graphql creates the root types itself and has no option for their descriptions.
const describeRoots = (schema: GraphQLSchema) => {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    if (type) type.description = roots[type.name]
}

/** @throws DomainError BAD_USER_INPUT with the broken rules of each field */
const validateInput: ValidatorFn = async (input) => {
  if (typeof input !== 'object' || input === null) return
  const fields = await brokenRules(input)
  if (Object.keys(fields).length > 0) throw new DomainError('BAD_USER_INPUT', { fields })
}
