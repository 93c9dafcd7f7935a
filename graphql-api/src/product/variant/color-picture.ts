/** SQL: the picture of another variant in the colour of this one, of those on sale first; NULL where it has its own. */
export const colorPicture = (variant: string): string => `
  SELECT other."imageUrl" FROM product_variant AS other
  WHERE ${variant}."imageUrl" IS NULL AND ${variant}.color IS NOT NULL AND other."imageUrl" IS NOT NULL
    AND other."productId" = ${variant}."productId" AND other.color = ${variant}.color
  ORDER BY other."isActive" DESC, other.position, other.id LIMIT 1`

/** SQL: the picture that `variant` of `product` shows. */
export const shownPicture = `coalesce(variant."imageUrl", (${colorPicture('variant')}), product."imageUrl")`
