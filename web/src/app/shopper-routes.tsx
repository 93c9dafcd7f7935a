import { pages } from '@sunnah-store/schema/routes'
import type { RouteObject } from 'react-router-dom'
import { lazyPage } from './lazy-page.ts'

/** The pages on the way from the sign-up to the order in hand. */
export const createShopperRoutes = (): RouteObject[] => [
  {
    path: pages.logIn,
    lazy: { Component: lazyPage(async () => (await import('../pages/log-in-page.tsx')).LogInPage) },
  },
  {
    path: pages.signUp,
    lazy: { Component: lazyPage(async () => (await import('../pages/sign-up-page.tsx')).SignUpPage) },
  },
  {
    path: pages.forgotPassword,
    lazy: {
      Component: lazyPage(async () => (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage),
    },
  },
]
