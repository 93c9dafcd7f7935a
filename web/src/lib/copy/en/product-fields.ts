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
  descriptionBn: 'Description in Bangla',
  productType: 'Product type',
  productTypeBn: 'Product type in Bangla',
  placeOfOrigin: 'Place of origin',
  placeOfOriginBn: 'Place of origin in Bangla',
  modelNumber: 'Model number',
  material: 'Material',
  materialBn: 'Material in Bangla',
  color: 'Color',
  colorBn: 'Color in Bangla',
  size: 'Size',
  sizeBn: 'Size in Bangla',
  brandName: 'Brand',
}
