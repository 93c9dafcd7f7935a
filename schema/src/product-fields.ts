import { limits } from './limits.js'

interface Field {
  kind: 'category' | 'name' | 'text' | 'whole' | 'percent' | 'picture' | 'detail'
  /** Its name in REST; a detail stands within `disc` there. */
  rest: string
  /** Its name in files of products. */
  column: string
  /** How many characters it may have, or the largest whole number. */
  most?: number
}

/** A short text of the About list, which may be missing. */
interface Detail extends Field {
  kind: 'detail'
  most: number
  /** For those who read about the API: what it is, what such a text is like, what they may stumble over. */
  about: string
  like?: string
  note?: string
  example: string
}

const most = limits.product
const detail = { kind: 'detail', most: most.detail } as const

/** All that an admin says of a product, in the order of the columns of a file. docs/add-an-attribute.md adds to it. */
export const productFields = {
  categoryCode: { kind: 'category', rest: 'p_id', column: 'categoryCode' },
  name: { kind: 'name', rest: 'name', column: 'name', most: most.name },
  nameBn: { kind: 'text', rest: 'nameBn', column: 'nameBn', most: most.name },
  price: { kind: 'whole', rest: 'price', column: 'price', most: most.price },
  quantity: { kind: 'whole', rest: 'quantity', column: 'quantity', most: most.quantity },
  discount: { kind: 'percent', rest: 'discount', column: 'discount', most: most.discount },
  imageUrl: { kind: 'picture', rest: 'img', column: 'image' },
  description: { kind: 'text', rest: 'description', column: 'description', most: most.description },
  descriptionBn: { kind: 'text', rest: 'descriptionBn', column: 'descriptionBn', most: most.description },
  productType: {
    ...detail,
    rest: 'product_type',
    column: 'productType',
    about: 'What kind of thing it is',
    like: '"Attar, roll-on"',
    example: 'Attar, roll-on, pack of two',
  },
  productTypeBn: {
    ...detail,
    rest: 'product_type_bn',
    column: 'productTypeBn',
    about: 'What kind of thing it is, in Bangla',
    example: 'আতর, রোল অন, দুইটির প্যাক',
  },
  placeOfOrigin: {
    ...detail,
    rest: 'place_origin',
    column: 'placeOfOrigin',
    about: 'Where it was made',
    example: 'UAE',
  },
  placeOfOriginBn: {
    ...detail,
    rest: 'place_origin_bn',
    column: 'placeOfOriginBn',
    about: 'Where it was made, in Bangla',
    example: 'সংযুক্ত আরব আমিরাত',
  },
  modelNumber: {
    ...detail,
    rest: 'model_number',
    column: 'modelNumber',
    about: "The maker's own number for it",
    example: 'MHK-7708',
  },
  material: {
    ...detail,
    rest: 'product_metarial',
    column: 'material',
    about: 'What it is made of',
    note: 'The key is spelt so.',
    example: 'Perfume oil, alcohol free',
  },
  materialBn: {
    ...detail,
    rest: 'product_material_bn',
    column: 'materialBn',
    about: 'What it is made of, in Bangla',
    example: 'সুগন্ধি তেল, অ্যালকোহলমুক্ত',
  },
  color: {
    ...detail,
    rest: 'color',
    column: 'color',
    about: 'Its colour or colours',
    example: 'Dark brown, amber',
  },
  colorBn: {
    ...detail,
    rest: 'color_bn',
    column: 'colorBn',
    about: 'Its colour or colours, in Bangla',
    example: 'গাঢ় বাদামি, অম্বর',
  },
  size: {
    ...detail,
    rest: 'size',
    column: 'size',
    about: 'Its size as printed on it',
    like: '"A5" or "2 x 6 ml"',
    example: '2 x 6 ml',
  },
  sizeBn: {
    ...detail,
    rest: 'size_bn',
    column: 'sizeBn',
    about: 'Its size, in Bangla',
    example: '২ x ৬ মিলি',
  },
  brandName: {
    ...detail,
    rest: 'brand_name',
    column: 'brand',
    about: 'The brand that it is sold under',
    example: 'Mehkara',
  },
} as const satisfies Record<string, Field | Detail>

type ProductFields = typeof productFields

export type ProductFieldName = keyof ProductFields

export type DetailName = {
  [Name in ProductFieldName]: ProductFields[Name] extends Detail ? Name : never
}[ProductFieldName]

export const isProductField = (name: string): name is ProductFieldName => Object.hasOwn(productFields, name)

const isDetail = (name: ProductFieldName): name is DetailName => productFields[name].kind === 'detail'

export const productFieldNames: readonly ProductFieldName[] = Object.keys(productFields).filter(isProductField)

export const detailNames: readonly DetailName[] = productFieldNames.filter(isDetail)

/** The fields that are said in both languages, each with its twin in Bangla. */
export const banglaTwins = {
  name: 'nameBn',
  description: 'descriptionBn',
  productType: 'productTypeBn',
  placeOfOrigin: 'placeOfOriginBn',
  material: 'materialBn',
  color: 'colorBn',
  size: 'sizeBn',
} as const satisfies Partial<Record<ProductFieldName, ProductFieldName>>

export type TwinnedName = keyof typeof banglaTwins

const inBangla: readonly ProductFieldName[] = Object.values(banglaTwins)

/** Whether the field says in Bangla what another one says in English. */
export const isInBangla = (name: ProductFieldName): boolean => inBangla.includes(name)

export const isTwinned = (name: string): name is TwinnedName => Object.hasOwn(banglaTwins, name)
