import type { ProductImportsQuery } from './product-imports.generated.ts'

/** An import of the last days. */
export type ImportOfPast = ProductImportsQuery['productImports'][number]
