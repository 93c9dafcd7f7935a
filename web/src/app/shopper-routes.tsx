import { pages } from '@sunnah-store/schema/routes'
import type { RouteObject } from 'react-router-dom'
import { entranceLoader } from '../pages/entrance-loader.ts'
import { LoginGuard } from './guards.tsx'
import { lazyPage } from './lazy-page.ts'

/** The pages on the way from the sign-up to the order in hand. */
export const createShopperRoutes = (): RouteObject[] => [
  {
    path: pages.logIn,
    loader: entranceLoader,
    lazy: lazyPage(async () => (await import('../pages/log-in-page.tsx')).LogInPage),
  },
  {
    path: pages.signUp,
    loader: entranceLoader,
    lazy: lazyPage(async () => (await import('../pages/sign-up-page.tsx')).SignUpPage),
  },
  {
    path: pages.forgotPassword,
    lazy: lazyPage(async () => (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage),
  },
  {
    path: pages.track,
    lazy: lazyPage(async () => (await import('../pages/track-page.tsx')).TrackPage),
  },
  {
    path: pages.myOrder,
    lazy: lazyPage(async () => (await import('../pages/my-order-page.tsx')).MyOrderPage),
  },
  {
    path: pages.profile,
    lazy: lazyPage(async () => (await import('../pages/profile-page.tsx')).ProfilePage),
  },
  {
    Component: LoginGuard,
    children: [
      {
        path: pages.cart,
        lazy: lazyPage(async () => (await import('../pages/cart-page.tsx')).CartPage),
      },
      {
        path: pages.wishes,
        lazy: lazyPage(async () => (await import('../pages/wishes-page.tsx')).WishesPage),
      },
      { path: pages.checkout, lazy: checkoutPage() },
      { path: pages.checkoutProduct, lazy: checkoutPage() },
      {
        path: pages.placed,
        lazy: lazyPage(async () => (await import('../pages/placed-page.tsx')).PlacedPage),
      },
    ],
  },
]

const checkoutPage = () => lazyPage(async () => (await import('../pages/checkout-page.tsx')).CheckoutPage)
