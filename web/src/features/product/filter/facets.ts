import type { ProductsQuery } from '../product-list.generated.ts'

/** What a list can be narrowed down to. */
export type Facets = NonNullable<ProductsQuery['products']['facets']>
