import { pages } from '@sunnah-store/schema/routes'
import type { RouteObject } from 'react-router-dom'
import { guardedPage } from './guarded-page.ts'
import { AdminGuard } from './guards.tsx'

/** The pages of those who manage the shop. */
export const createAdminRoutes = (): RouteObject[] => [
  {
    Component: AdminGuard,
    children: [
      {
        path: pages.overview,
        Component: guardedPage(async () => (await import('../pages/overview-page.tsx')).OverviewPage),
      },
      {
        path: pages.addProduct,
        Component: guardedPage(async () => (await import('../pages/add-product-page.tsx')).AddProductPage),
      },
      {
        path: pages.manageProduct,
        Component: guardedPage(async () => (await import('../pages/manage-product-page.tsx')).ManageProductPage),
      },
      {
        path: pages.updateProduct,
        Component: guardedPage(async () => (await import('../pages/update-product-page.tsx')).UpdateProductPage),
      },
      {
        path: pages.importProducts,
        Component: guardedPage(async () => (await import('../pages/import-products-page.tsx')).ImportProductsPage),
      },
      {
        path: pages.allOrders,
        Component: guardedPage(async () => (await import('../pages/all-orders-page.tsx')).AllOrdersPage),
      },
      {
        path: pages.orderSlip,
        Component: guardedPage(async () => (await import('../pages/order-slip-page.tsx')).OrderSlipPage),
      },
      {
        path: pages.manageUsers,
        Component: guardedPage(async () => (await import('../pages/manage-users-page.tsx')).ManageUsersPage),
      },
    ],
  },
]
