import { pages } from '@sunnah-store/schema/routes'
import type { ComponentType } from 'react'
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
    lazy: lazyPage(async () => (await passwordPages()).SignUpPage),
  },
  {
    path: pages.forgotPassword,
    lazy: lazyPage(async () => (await passwordPages()).ForgotPasswordPage),
  },
  {
    path: pages.accountLink,
    lazy: lazyPage(async () => (await passwordPages()).AccountLinkPage),
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
    path: pages.cart,
    lazy: guardedPage(async () => {
      const { CartPage, CartPageSketch } = await import('../pages/cart-page.tsx')
      return { Page: CartPage, Sketch: CartPageSketch }
    }),
  },
  { path: pages.checkout, lazy: checkoutPage() },
  { path: pages.checkoutProduct, lazy: checkoutPage() },
  {
    Component: LoginGuard,
    children: [
      {
        path: pages.wishes,
        lazy: lazyPage(async () => (await import('../pages/wishes-page.tsx')).WishesPage),
      },
      {
        path: pages.placed,
        lazy: lazyPage(async () => (await import('../pages/placed-page.tsx')).PlacedPage),
      },
    ],
  },
]

const passwordPages = () => import('../pages/password-pages.ts')

interface Guarded {
  Page: ComponentType
  Sketch: ComponentType
}

/** A page for whoever has logged in, whose sketch anybody may see: the server renders that. */
const guardedPage = (load: () => Promise<Guarded>) =>
  lazyPage(async () => {
    const { Page, Sketch } = await load()
    return () => (
      <LoginGuard sketch={<Sketch />}>
        <Page />
      </LoginGuard>
    )
  })

const checkoutPage = () =>
  guardedPage(async () => {
    const { CheckoutPage, CheckoutPageSketch } = await import('../pages/checkout-page.tsx')
    return { Page: CheckoutPage, Sketch: CheckoutPageSketch }
  })
