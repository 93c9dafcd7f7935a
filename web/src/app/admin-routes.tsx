import type { RouteObject } from 'react-router-dom'
import { AdminGuard } from './guards.tsx'

/** The pages of those who manage the shop. */
export const createAdminRoutes = (): RouteObject[] => [{ Component: AdminGuard, children: [] }]
