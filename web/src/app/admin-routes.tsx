import { pages } from '@sunnah-store/schema/routes'
import type { RouteObject } from 'react-router-dom'
import { AdminGuard } from './guards.tsx'
import { lazyPage } from './lazy-page.ts'

/** The pages of those who manage the shop. */
export const createAdminRoutes = (): RouteObject[] => [
  {
    Component: AdminGuard,
    children: [
      {
        path: pages.overview,
        lazy: { Component: lazyPage(async () => (await import('../pages/overview-page.tsx')).OverviewPage) },
      },
      {
        path: pages.addProduct,
        lazy: { Component: lazyPage(async () => (await import('../pages/add-product-page.tsx')).AddProductPage) },
      },
      {
        path: pages.manageProduct,
        lazy: { Component: lazyPage(async () => (await import('../pages/manage-product-page.tsx')).ManageProductPage) },
      },
      {
        path: pages.updateProduct,
        lazy: { Component: lazyPage(async () => (await import('../pages/update-product-page.tsx')).UpdateProductPage) },
      },
      {
        path: pages.importProducts,
        lazy: {
          Component: lazyPage(async () => (await import('../pages/import-products-page.tsx')).ImportProductsPage),
        },
      },
      {
        path: pages.allOrders,
        lazy: { Component: lazyPage(async () => (await import('../pages/all-orders-page.tsx')).AllOrdersPage) },
      },
      {
        path: pages.orderSlip,
        lazy: { Component: lazyPage(async () => (await import('../pages/order-slip-page.tsx')).OrderSlipPage) },
      },
      {
        path: pages.manageUsers,
        lazy: { Component: lazyPage(async () => (await import('../pages/manage-users-page.tsx')).ManageUsersPage) },
      },
    ],
  },
]
