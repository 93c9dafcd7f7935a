import { pages } from '@sunnah-store/schema/routes'
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type AdminPageName, adminPageNames, staffPageNames } from './admin-page-names.ts'
import { adminPage } from './frame/use-is-admin-page.ts'
import { AdminGuard, StaffGuard } from './guards.tsx'
import { loadPage } from './lazy-page.ts'

// Lazy, so that shoppers do not download the list of admin pages.
const AdminPage = lazy(async () => ({
  default: await loadPage(async () => (await import('./admin-page.tsx')).AdminPage),
}))

/** The pages for those who work in the shop. */
export const createAdminRoutes = (): RouteObject[] => [
  { Component: StaffGuard, children: staffPageNames.map(routeOf) },
  { Component: AdminGuard, children: adminPageNames.filter((name) => !staffPageNames.includes(name)).map(routeOf) },
]

const routeOf = (name: AdminPageName) => ({
  path: pages[name],
  handle: adminPage,
  element: <AdminPage key={name} name={name} />,
})
