import type { RestProductFragment } from './documents.generated.js'

/** A product in the words of the REST interface. */
export const asRestProduct = (product: RestProductFragment) => ({
  _id: product.id,
  p_id: product.category.code,
  name: product.name,
  nameBn: product.nameBn,
  price: product.price,
  quantity: product.quantity,
  discount: String(product.discount),
  img: product.image.url,
  rating: product.rating === null ? null : String(product.rating),
  reviewCount: product.reviewCount,
  type: product.productType,
  size: product.size,
  description: product.description,
  disc: {
    product_type: product.productType,
    place_origin: product.placeOfOrigin,
    model_number: product.modelNumber,
    product_metarial: product.material,
    color: product.color,
    size: product.size,
    brand_name: product.brandName,
  },
})
