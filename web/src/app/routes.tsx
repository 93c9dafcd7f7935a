import type { ApolloClient } from '@apollo/client'
import { categories } from '@sunnah-store/schema/categories'
import { pages } from '@sunnah-store/schema/routes'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { NotFound } from '../features/not-found/not-found.tsx'
import { ProductSkeleton } from '../features/product/product-skeleton.tsx'
import type { CataloguePlace } from '../pages/catalogue-loader.ts'
import { createAdminRoutes } from './admin-routes.tsx'
import { createCharityRoutes } from './charity-routes.tsx'
import { Frame } from './frame/frame.tsx'
import { LoginGuard } from './guards.tsx'
import { lazyPage, loadPage } from './lazy-page.ts'
import { PageError } from './page-error.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { createShopperRoutes } from './shopper-routes.tsx'

/** The routes of the shop. Loaders fetch data while the code of a page is loaded; their own code comes apart from the routes. */
export const createRoutes = (client: ApolloClient): RouteObject[] => {
  const catalogueLoader = (place?: CataloguePlace) => async (args: LoaderFunctionArgs) => {
    const { loadCatalogue } = await loadPage(() => import('../pages/catalogue-loader.ts'))
    return loadCatalogue(client, args, place)
  }
  const productLoader = async (args: LoaderFunctionArgs) => {
    const { loadProduct } = await loadPage(() => import('../pages/product-page.tsx'))
    return loadProduct(client, args)
  }

  const categoryPages = categories.map(({ code, path }) => ({
    path,
    loader: catalogueLoader({ category: code, filtered: true }),
    lazy: lazyPage(async () => {
      const { CategoryPage } = await import('../pages/category-page.tsx')
      return () => <CategoryPage code={code} />
    }),
  }))

  // React Router resolves a `lazy` only once, so each route needs its own.
  const productPage = () => ({
    loader: productLoader,
    // Choosing a size or colour asks the shop for nothing.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
    HydrateFallback: ProductSkeleton,
    lazy: lazyPage(async () => (await import('../pages/product-page.tsx')).ProductPage),
  })

  const shown: RouteObject[] = [
    {
      path: pages.home,
      loader: catalogueLoader(),
      lazy: lazyPage(async () => (await import('../pages/home-page.tsx')).HomePage),
    },
    ...categoryPages,
    {
      path: pages.search,
      loader: catalogueLoader({ filtered: true }),
      lazy: lazyPage(async () => (await import('../pages/search-page.tsx')).SearchPage),
    },
    { path: pages.productDetail, ...productPage() },
    { path: pages.offline, lazy: lazyPage(async () => (await import('../pages/offline-page.tsx')).OfflinePage) },
    { Component: LoginGuard, children: [{ path: pages.buyNow, ...productPage() }] },
    ...createShopperRoutes(),
    ...createCharityRoutes(),
    ...createAdminRoutes(),
    { path: '*', Component: NotFound },
  ]

  const inside: RouteObject = { ErrorBoundary: PageError, HydrateFallback: PageSkeleton, children: shown }
  return [{ Component: Frame, ErrorBoundary: PageError, children: [inside] }]
}
