import type { VariantChoice } from './use-variant-choice.ts'

/** The sizes and colours of a product for whoever runs no scripts: only the server lists them (`app/server/variants-without-scripts.tsx`). */
export const VariantsWithoutScripts = (_: Pick<VariantChoice, 'product'>) => <noscript />
