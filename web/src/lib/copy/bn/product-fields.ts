import type { ProductFieldName } from '@sunnah-store/schema/product-fields'

/** What people call the fields of a product. */
export const productFields: Record<ProductFieldName, string> = {
  categoryCode: 'পণ্যের কোড',
  name: 'নাম',
  nameBn: 'বাংলা নাম',
  price: 'দাম',
  quantity: 'পরিমাণ',
  discount: 'ছাড়',
  imageUrl: 'ছবির ঠিকানা',
  description: 'বিবরণ',
  productType: 'পণ্যের ধরন',
  placeOfOrigin: 'উৎপাদনের স্থান',
  modelNumber: 'মডেল নম্বর',
  material: 'উপাদান',
  color: 'রং',
  size: 'মাপ',
  brandName: 'ব্র্যান্ড',
}
