import { CreateCatalogue1763712000000 } from './migrations/1763712000000-create-catalogue.js'
import { CreateTrade1763712000001 } from './migrations/1763712000001-create-trade.js'
import { IndexAdminLists1795219200000 } from './migrations/1795219200000-index-admin-lists.js'
import { TallyOrders1795219200001 } from './migrations/1795219200001-tally-orders.js'
import { DateOrderLines1795219200002 } from './migrations/1795219200002-date-order-lines.js'
import { BanglaNameOfOrderLine1795222800000 } from './migrations/1795222800000-bangla-name-of-order-line.js'
import { KeepImportKeys1795226400000 } from './migrations/1795226400000-keep-import-keys.js'
import { NoteTriedIdentities1795276800000 } from './migrations/1795276800000-note-tried-identities.js'
import { SearchWords1795363200000 } from './migrations/1795363200000-search-words.js'
import { CountMissedSearches1795366800000 } from './migrations/1795366800000-count-missed-searches.js'
import { AnnounceAnswers1795370400000 } from './migrations/1795370400000-announce-answers.js'
import { NoteNames1795374000000 } from './migrations/1795374000000-note-names.js'
import { ProductVariants1795400000000 } from './migrations/1795400000000-product-variants.js'
import { Delivery1795420000000 } from './migrations/1795420000000-delivery.js'
import { AddressBook1795420100000 } from './migrations/1795420100000-address-book.js'
import { KeepPriceOfCartLine1795430000000 } from './migrations/1795430000000-keep-price-of-cart-line.js'
import { BanglaFacts1795440000000 } from './migrations/1795440000000-bangla-facts.js'
import { CountSold1795440000001 } from './migrations/1795440000001-count-sold.js'
import { AnnounceFacts1795440000002 } from './migrations/1795440000002-announce-facts.js'
import { PhoneOfUser1795450000000 } from './migrations/1795450000000-phone-of-user.js'
import { SeveralPictures1795460000000 } from './migrations/1795460000000-several-pictures.js'
import { FullerReviews1795460100000 } from './migrations/1795460100000-fuller-reviews.js'
import { NoteUnshownPictures1795460200000 } from './migrations/1795460200000-note-unshown-pictures.js'
import { Outbox1795470000000 } from './migrations/1795470000000-outbox.js'
import { RestockRequests1795470000001 } from './migrations/1795470000001-restock-requests.js'
import { Wishes1795470000002 } from './migrations/1795470000002-wishes.js'
import { VariantThatWasBought1795490000000 } from './migrations/1795490000000-variant-that-was-bought.js'
import { AnnounceSoldOutSizes1795490100000 } from './migrations/1795490100000-announce-sold-out-sizes.js'
import { PhoneOfCustomer1795495000000 } from './migrations/1795495000000-phone-of-customer.js'
import { HtmlOfMail1795500000000 } from './migrations/1795500000000-html-of-mail.js'
import { RateLimitCounts1795510000000 } from './migrations/1795510000000-rate-limit-counts.js'
import { PurchaseLimits1795520000000 } from './migrations/1795520000000-purchase-limits.js'
import { PauseOfHolds1795520000001 } from './migrations/1795520000001-pause-of-holds.js'
import { HideReviews1795520000002 } from './migrations/1795520000002-hide-reviews.js'
import { AuditLog1795520000003 } from './migrations/1795520000003-audit-log.js'
import { Sessions1795530000000 } from './migrations/1795530000000-sessions.js'
import { OrderLife1795560000000 } from './migrations/1795560000000-order-life.js'
import { ChannelOfMessage1795580000000 } from './migrations/1795580000000-channel-of-message.js'
import { OrderMessages1795580000001 } from './migrations/1795580000001-order-messages.js'
import { Couriers1795590000000 } from './migrations/1795590000000-couriers.js'
import { Roles1795600000000 } from './migrations/1795600000000-roles.js'
import { CorrectOrders1795610000000 } from './migrations/1795610000000-correct-orders.js'
import { FirstOrders1795610000001 } from './migrations/1795610000001-first-orders.js'
import { FiltersOfOrders1795620000000 } from './migrations/1795620000000-filters-of-orders.js'
import { AnnounceOrderChanges1795620000001 } from './migrations/1795620000001-announce-order-changes.js'
import { TakeOrders1795700000000 } from './migrations/1795700000000-take-orders.js'
import { IndexProductNames1795710000000 } from './migrations/1795710000000-index-product-names.js'
import { UndoOfImports1795710000001 } from './migrations/1795710000001-undo-of-imports.js'
import { Sender1795720000000 } from './migrations/1795720000000-sender.js'
import { DeliverPartly1795730000000 } from './migrations/1795730000000-deliver-partly.js'
import { AuditOfOrders1795740000000 } from './migrations/1795740000000-audit-of-orders.js'
import { FindTrackingNumbers1795740100000 } from './migrations/1795740100000-find-tracking-numbers.js'
import { CashOfOrders1795740200000 } from './migrations/1795740200000-cash-of-orders.js'
import { WhatWasCorrected1795740200001 } from './migrations/1795740200001-what-was-corrected.js'
import { CashOfReturns1795740300000 } from './migrations/1795740300000-cash-of-returns.js'
import { GivenBack1795740300001 } from './migrations/1795740300001-given-back.js'
import { KnownSince1795764000000 } from './migrations/1795764000000-known-since.js'
import { FindEndsOfTrackingNumbers1795766000000 } from './migrations/1795766000000-find-ends-of-tracking-numbers.js'
import { OrdersOfActs1795767000000 } from './migrations/1795767000000-orders-of-acts.js'
import { DevicesOfSessions1795768000000 } from './migrations/1795768000000-devices-of-sessions.js'
import { DiscountsCorrected1795769000000 } from './migrations/1795769000000-discounts-corrected.js'
import { OrdersOfPayouts1795769000001 } from './migrations/1795769000001-orders-of-payouts.js'
import { StayForCash1795770000000 } from './migrations/1795770000000-stay-for-cash.js'
import { WhatStayedOfImports1795770000001 } from './migrations/1795770000001-what-stayed-of-imports.js'
import { MergeCouriers1795771000000 } from './migrations/1795771000000-merge-couriers.js'
import { LatinTrackingNumbers1795772000000 } from './migrations/1795772000000-latin-tracking-numbers.js'
import { AnnounceOverviewChanges1795774000000 } from './migrations/1795774000000-announce-overview-changes.js'
import { AnnounceSendings1795774000001 } from './migrations/1795774000001-announce-sendings.js'
import { CollectedOtherwise1795774000002 } from './migrations/1795774000002-collected-otherwise.js'
import { MessagesInOrder1795774000003 } from './migrations/1795774000003-messages-in-order.js'
import { WhoBearsAName1795776000000 } from './migrations/1795776000000-who-bears-a-name.js'
import { ShoppersInTheLog1795777000000 } from './migrations/1795777000000-shoppers-in-the-log.js'
import { CountBuyers1795778000000 } from './migrations/1795778000000-count-buyers.js'
import { ReleasedOrders1795779000000 } from './migrations/1795779000000-released-orders.js'
import { FindDistrictsAndCouriers1795779000001 } from './migrations/1795779000001-find-districts-and-couriers.js'
import { NextMessage1795783000000 } from './migrations/1795783000000-next-message.js'
import { RunsOfJobs1795784000000 } from './migrations/1795784000000-runs-of-jobs.js'
import { ConfirmedByCouriers1795790000000 } from './migrations/1795790000000-confirmed-by-couriers.js'
import { SecondFactors1795800000000 } from './migrations/1795800000000-second-factors.js'
import { AnnounceReviewers1795801000000 } from './migrations/1795801000000-announce-reviewers.js'
import { RememberRemovedIdentities1795802000000 } from './migrations/1795802000000-remember-removed-identities.js'
import { StatusOvertakenByNews1795803000000 } from './migrations/1795803000000-status-overtaken-by-news.js'
import { CollectedByCourier1795804000000 } from './migrations/1795804000000-collected-by-courier.js'
import { SaidAhead1795805000000 } from './migrations/1795805000000-said-ahead.js'

/** Every change of the tables, in the order in which they are made. */
export const migrations = [
  CreateCatalogue1763712000000,
  CreateTrade1763712000001,
  IndexAdminLists1795219200000,
  TallyOrders1795219200001,
  DateOrderLines1795219200002,
  BanglaNameOfOrderLine1795222800000,
  KeepImportKeys1795226400000,
  NoteTriedIdentities1795276800000,
  SearchWords1795363200000,
  CountMissedSearches1795366800000,
  AnnounceAnswers1795370400000,
  NoteNames1795374000000,
  ProductVariants1795400000000,
  Delivery1795420000000,
  AddressBook1795420100000,
  KeepPriceOfCartLine1795430000000,
  BanglaFacts1795440000000,
  CountSold1795440000001,
  AnnounceFacts1795440000002,
  PhoneOfUser1795450000000,
  SeveralPictures1795460000000,
  FullerReviews1795460100000,
  NoteUnshownPictures1795460200000,
  Outbox1795470000000,
  RestockRequests1795470000001,
  Wishes1795470000002,
  VariantThatWasBought1795490000000,
  AnnounceSoldOutSizes1795490100000,
  PhoneOfCustomer1795495000000,
  HtmlOfMail1795500000000,
  RateLimitCounts1795510000000,
  PurchaseLimits1795520000000,
  PauseOfHolds1795520000001,
  HideReviews1795520000002,
  AuditLog1795520000003,
  Sessions1795530000000,
  OrderLife1795560000000,
  ChannelOfMessage1795580000000,
  OrderMessages1795580000001,
  Couriers1795590000000,
  Roles1795600000000,
  CorrectOrders1795610000000,
  FirstOrders1795610000001,
  FiltersOfOrders1795620000000,
  AnnounceOrderChanges1795620000001,
  TakeOrders1795700000000,
  IndexProductNames1795710000000,
  UndoOfImports1795710000001,
  Sender1795720000000,
  DeliverPartly1795730000000,
  AuditOfOrders1795740000000,
  FindTrackingNumbers1795740100000,
  CashOfOrders1795740200000,
  WhatWasCorrected1795740200001,
  CashOfReturns1795740300000,
  GivenBack1795740300001,
  KnownSince1795764000000,
  FindEndsOfTrackingNumbers1795766000000,
  OrdersOfActs1795767000000,
  DevicesOfSessions1795768000000,
  DiscountsCorrected1795769000000,
  OrdersOfPayouts1795769000001,
  StayForCash1795770000000,
  WhatStayedOfImports1795770000001,
  MergeCouriers1795771000000,
  LatinTrackingNumbers1795772000000,
  AnnounceOverviewChanges1795774000000,
  AnnounceSendings1795774000001,
  CollectedOtherwise1795774000002,
  MessagesInOrder1795774000003,
  WhoBearsAName1795776000000,
  ShoppersInTheLog1795777000000,
  CountBuyers1795778000000,
  ReleasedOrders1795779000000,
  FindDistrictsAndCouriers1795779000001,
  NextMessage1795783000000,
  RunsOfJobs1795784000000,
  ConfirmedByCouriers1795790000000,
  SecondFactors1795800000000,
  AnnounceReviewers1795801000000,
  RememberRemovedIdentities1795802000000,
  StatusOvertakenByNews1795803000000,
  CollectedByCourier1795804000000,
  SaidAhead1795805000000,
]
