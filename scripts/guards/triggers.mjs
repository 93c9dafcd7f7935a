// What the database does and refuses by itself: each trigger of it switched off, and the tests that must fall then.
const of = (table, triggers) =>
  Object.entries(triggers).map(([trigger, tests]) => ({ name: trigger, table, trigger, tests: [tests].flat() }))

export const triggers = [
  ...of('order', {
    order_placed_tally: 'order/order-tally.service.test',
    order_changed_tally: 'order/order-tally.service.test',
    order_erased_tally: 'order/order-tally.service.test',
    order_received: 'review/bought-here.test',
    order_noted: 'audit/audit.api.test',
    order_takes_step: 'order/life/order-life.test',
    order_removal_announced: 'database/announcements.test',
  }),
  ...of('order_event', {
    order_event_stays: 'order/life/order-life.test',
    order_event_noted: 'audit/audit.api.test',
    order_event_announced: 'database/announcements.test',
  }),
  ...of('order_correction', { order_correction_stays: 'account/remove-user.api.test' }),
  ...of('shipment', {
    shipment_sent_carried: 'order/cash/cash.test',
    shipment_changed_carried: 'order/cash/cash.test',
    shipment_undone_carried: 'order/life/order-life.test',
  }),
  ...of('payout', { payout_noted: 'audit/audit.api.test', payout_announced: 'overview/overview-changed.api.test' }),
  ...of('courier_sending', {
    courier_sending_left: 'overview/open-sendings.api.test',
    courier_sending_ended: 'overview/open-sendings.api.test',
  }),
  ...of('courier_notice', {
    courier_notice_noted: 'audit/audit.api.test',
    courier_notice_announced: 'overview/overview-changed.api.test',
  }),
  ...of('message_settings', { message_settings_noted: 'order/message/order-messages.api.test' }),
  ...of('user', {
    demoted_user_announced: 'user/session.api.test',
    removed_user_announced: 'user/session.api.test',
    reviewer_announced: ['database/announcements.test', 'http/kept-reviewers.api.test', 'http/staleness.test'],
    user_noted: 'audit/audit.api.test',
    user_second_factor_noted: 'user/second-factor/second-factor.api.test',
    user_role_noted: 'audit/audit.api.test',
  }),
  ...of('user_session', { ended_session_announced: 'user/session.api.test' }),
  ...of('audit_entry', {
    audit_entry_stays: 'audit/audit.api.test',
    audit_entry_not_emptied: 'audit/audit.api.test',
  }),
  ...of('delivery_plan', {
    delivery_plan_announced: 'database/announcements.test',
    delivery_plan_noted: 'audit/audit.api.test',
  }),
  ...of('delivery_exception', {
    delivery_exception_announced: 'database/announcements.test',
    delivery_exception_noted: 'audit/audit.api.test',
  }),
  ...of('purchase_limits', { purchase_limits_noted: 'audit/audit.api.test' }),
  ...of('sender', { sender_noted: 'audit/audit.api.test' }),
  ...of('outbox_message', { outbox_message_noted: 'audit/audit.api.test' }),
  ...of('product', {
    changed_product_announced: 'database/announcements.test',
    shown_product_announced: ['http/kept-answers.api.test', 'http/staleness.test'],
    stock_announced: ['http/kept-answers.api.test', 'http/staleness.test'],
    first_picture_changed: 'product/manage/product-pictures.api.test',
    first_picture_kept: 'product/manage/product-pictures.api.test',
    product_has_variant: 'product/manage/manage-product.service.test',
    product_highest_price: 'product/manage/variants/save-variants.service.test',
    product_noted: 'audit/audit.api.test',
  }),
  ...of('product_import', { product_import_noted: 'audit/audit.api.test' }),
  ...of('product_picture', {
    product_picture_announced: 'database/announcements.test',
    product_picture_there: 'picture/sweep-pictures.service.test',
    product_picture_noted: 'audit/audit.api.test',
  }),
  ...of('product_variant', {
    variant_stock: 'product/manage/variants/save-variants.service.test',
    variant_changed: ['product/manage/variants/save-variants.service.test', 'http/kept-variants.api.test'],
    variant_came_or_went: ['product/manage/variants/save-variants.service.test', 'http/kept-variants.api.test'],
    variant_sold_out: 'database/announcements.test',
    variant_picture_there: 'picture/sweep-pictures.service.test',
    product_variant_noted: 'audit/audit.api.test',
  }),
  ...of('stock_change', { stock_change_stays: 'product/manage/manage-product.service.test' }),
  ...of('review', {
    review_announced: ['http/kept-answers.api.test', 'http/staleness.test'],
    reviews_truncated: 'database/announcements.test',
    review_bought_here: 'review/bought-here.test',
    review_photos_there: 'picture/sweep-pictures.service.test',
    review_noted: 'audit/audit.api.test',
  }),
  ...of('review_vote', { review_vote_counted: 'review/vote.api.test' }),
  ...of('synonym_group', {
    synonyms_announced: 'database/announcements.test',
    synonym_group_noted: 'audit/audit.api.test',
  }),
]

/** Those that nothing would miss: with a product comes and goes a variant of it, which announces the same. */
export const needless = [{ table: 'product', trigger: 'product_announced' }]
