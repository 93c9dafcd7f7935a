/**
 * SQL: the variant that is asked for, the named one or else the only one that is sold. `choices` is above 1 where it
 * must be named; then the row is any of them.
 */
export const chosenVariant = (productId: string, variantId: string): string => `
  SELECT variant.*, (count(*) OVER ())::int AS choices FROM product_variant AS variant
  WHERE variant."productId" = ${productId}
    AND CASE WHEN ${variantId} IS NULL THEN "isActive" ELSE variant.id = ${variantId} END
  LIMIT 1`

/** SQL: variants in one value, as the refusal VARIANT_REQUIRED names them. */
export const variantsNamed = `json_agg(json_build_object('id', variant.id, 'sku', variant.sku, 'size', variant.size,
  'sizeBn', variant."sizeBn", 'color', variant.color, 'colorBn', variant."colorBn")
  ORDER BY variant.position, variant.id)`

/** SQL: the variants of a product that can be chosen. */
export const variantsToChoose = (productId: string): string => `
  SELECT ${variantsNamed} FROM product_variant AS variant
  WHERE variant."productId" = ${productId} AND variant."isActive"`

/** SQL: what a shopper pays for one piece of `variant` of `product`, as `priceAfterDiscount` in the contract says. */
export const priceToPay = 'coalesce(variant.price, product.price) * (100 - product.discount) / 100'
