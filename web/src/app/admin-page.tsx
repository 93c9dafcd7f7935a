import { type ComponentType, lazy } from 'react'
import type { AdminPageName } from './admin-page-names.ts'
import { loadComponent } from './lazy-page.ts'

const adminPage = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await loadComponent(load) }))

const adminPages: Record<AdminPageName, ComponentType> = {
  overview: adminPage(async () => (await import('../pages/overview-page.tsx')).OverviewPage),
  reports: adminPage(async () => (await import('../pages/reports-page.tsx')).ReportsPage),
  addProduct: adminPage(async () => (await import('../pages/add-product-page.tsx')).AddProductPage),
  manageProduct: adminPage(async () => (await import('../pages/manage-product-page.tsx')).ManageProductPage),
  updateProduct: adminPage(async () => (await import('../pages/update-product-page.tsx')).UpdateProductPage),
  productVariants: adminPage(async () => (await import('../pages/product-variants-page.tsx')).ProductVariantsPage),
  productSizeChart: adminPage(async () => (await import('../pages/product-size-chart-page.tsx')).ProductSizeChartPage),
  importProducts: adminPage(async () => (await import('../pages/import-products-page.tsx')).ImportProductsPage),
  allOrders: adminPage(async () => (await import('../pages/all-orders-page.tsx')).AllOrdersPage),
  takeOrder: adminPage(async () => (await import('../pages/take-order-page.tsx')).TakeOrderPage),
  sendOrders: adminPage(async () => (await import('../pages/send-orders-page.tsx')).SendOrdersPage),
  order: adminPage(async () => (await import('../pages/order-page.tsx')).OrderPage),
  orderSlips: adminPage(async () => (await import('../pages/order-slips-page.tsx')).OrderSlipsPage),
  orderSlip: adminPage(async () => (await import('../pages/order-slip-page.tsx')).OrderSlipPage),
  cash: adminPage(async () => (await import('../pages/cash-page.tsx')).CashPage),
  payout: adminPage(async () => (await import('../pages/payout-page.tsx')).PayoutPage),
  correctOrder: adminPage(async () => (await import('../pages/correct-order-page.tsx')).CorrectOrderPage),
  manageUsers: adminPage(async () => (await import('../pages/manage-users-page.tsx')).ManageUsersPage),
  searchWords: adminPage(async () => (await import('../pages/search-words-page.tsx')).SearchWordsPage),
  mails: adminPage(async () => (await import('../pages/mails-page.tsx')).MailsPage),
  messages: adminPage(async () => (await import('../pages/messages-page.tsx')).MessagesPage),
  sender: adminPage(async () => (await import('../pages/sender-page.tsx')).SenderPage),
  deliveryRules: adminPage(async () => (await import('../pages/delivery-rules-page.tsx')).DeliveryRulesPage),
  purchaseLimits: adminPage(async () => (await import('../pages/purchase-limits-page.tsx')).PurchaseLimitsPage),
  auditLog: adminPage(async () => (await import('../pages/audit-log-page.tsx')).AuditLogPage),
}

/** An admin page. Its code is fetched only after the guard has let the user in. */
export const AdminPage = ({ name }: { name: AdminPageName }) => {
  const Page = adminPages[name]
  return <Page />
}
