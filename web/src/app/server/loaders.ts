import type { LoaderFunctionArgs } from 'react-router-dom'
import * as catalogue from '../../pages/catalogue-loader.ts'
import * as product from '../../pages/product-loader.ts'

// The routes of the server stay, and are made of no page's client; that of a page comes with what its loaders are called with.

export const loadCatalogue = (_client: unknown, args: LoaderFunctionArgs, place?: catalogue.CataloguePlace) =>
  catalogue.loadCatalogue(args.context, args, place)

export const loadProduct = (_client: unknown, args: LoaderFunctionArgs) => product.loadProduct(args.context, args)
