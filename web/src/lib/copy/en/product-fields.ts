import type { ProductFieldName } from '@sunnah-store/schema/product-fields'

/** What people call the fields of a product. */
export const productFields: Record<ProductFieldName, string> = {
  categoryCode: 'Product code',
  name: 'Name',
  nameBn: 'Name in Bangla',
  price: 'Price',
  quantity: 'Quantity',
  discount: 'Discount',
  imageUrl: 'Image URL',
  description: 'Description',
  productType: 'Product type',
  placeOfOrigin: 'Place of origin',
  modelNumber: 'Model number',
  material: 'Material',
  color: 'Color',
  size: 'Size',
  brandName: 'Brand',
}
