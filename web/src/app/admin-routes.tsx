import { pages } from '@sunnah-store/schema/routes'
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { adminPageNames } from './admin-page-names.ts'
import { AdminGuard } from './guards.tsx'
import { loadPage } from './lazy-page.ts'

// Lazy, so that shoppers do not download the list of admin pages.
const AdminPage = lazy(async () => ({
  default: await loadPage(async () => (await import('./admin-page.tsx')).AdminPage),
}))

/** The pages for admins. */
export const createAdminRoutes = (): RouteObject[] => [
  {
    Component: AdminGuard,
    children: adminPageNames.map((name) => ({ path: pages[name], element: <AdminPage key={name} name={name} /> })),
  },
]
