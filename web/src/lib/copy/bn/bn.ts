import type { Copy } from '../en/en.ts'
import { districtInBangla } from './districts.ts'
import { bnFormat, taka } from './format.ts'
import { productFields } from './product-fields.ts'
import { shop } from './shop.ts'

/** What many pages say in Bangla. */
export const bn: Copy = {
  format: bnFormat,
  districtName: districtInBangla,
  taka,
  asking: {
    problemHeading: 'একটু ঠিক করতে হবে',
    cancel: 'থাক',
    failed: 'কাজটা হয়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
    notAdmin: 'আপনি এখন আর এই দোকান পরিচালনা করেন না।',
    oneMoment: 'একটু অপেক্ষা করুন…',
    sending: 'পাঠানো হচ্ছে…',
    deleted: 'মুছে ফেলা হয়েছে',
  },
  ...shop,
  productFields,
}
