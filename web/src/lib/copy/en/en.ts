import { enFormat, taka } from './format.ts'
import { productFields } from './product-fields.ts'
import { shop } from './shop.ts'

/** What many pages say in English; the others bring their own sentences as an area. */
export const en = {
  format: enFormat,
  districtName: (district: string) => district,
  taka,
  asking: {
    problemHeading: 'There is a problem',
    cancel: 'Cancel',
    failed: 'That did not work. Check your connection, then try again.',
    notAdmin: 'You no longer manage this shop.',
    oneMoment: 'One moment…',
    sending: 'Sending…',
    deleted: 'deleted',
  },
  ...shop,
  productFields,
}

export type Copy = typeof en
