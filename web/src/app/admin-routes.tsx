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
