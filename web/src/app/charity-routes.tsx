import { pages } from '@sunnah-store/schema/routes'
import type { RouteObject } from 'react-router-dom'
import { contactLoader } from '../pages/contact-loader.ts'
import { lazyPage } from './lazy-page.ts'

/** The shop's charity, and the way to write to the shop. */
export const createCharityRoutes = (): RouteObject[] => [
  {
    path: pages.donation,
    lazy: lazyPage(async () => (await import('../pages/donation-page.tsx')).DonationPage),
  },
  {
    path: pages.orphanage,
    lazy: lazyPage(async () => (await import('../pages/orphanage-page.tsx')).OrphanagePage),
  },
  {
    path: pages.oldAgeHome,
    lazy: lazyPage(async () => (await import('../pages/old-age-home-page.tsx')).OldAgeHomePage),
  },
  {
    path: pages.payment,
    lazy: lazyPage(async () => (await import('../pages/payment-page.tsx')).PaymentPage),
  },
  {
    path: pages.contactUs,
    loader: contactLoader,
    lazy: lazyPage(async () => (await import('../pages/contact-page.tsx')).ContactPage),
  },
]
