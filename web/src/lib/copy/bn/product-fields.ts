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
  descriptionBn: 'বাংলা বিবরণ',
  productType: 'পণ্যের ধরন',
  productTypeBn: 'পণ্যের ধরন, বাংলায়',
  placeOfOrigin: 'উৎপাদনের স্থান',
  placeOfOriginBn: 'উৎপাদনের স্থান, বাংলায়',
  modelNumber: 'মডেল নম্বর',
  material: 'উপাদান',
  materialBn: 'উপাদান, বাংলায়',
  color: 'রং',
  colorBn: 'রং, বাংলায়',
  size: 'সাইজ',
  sizeBn: 'সাইজ, বাংলায়',
  brandName: 'ব্র্যান্ড',
}
