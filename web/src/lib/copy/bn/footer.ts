import type { FooterSentences } from '../en/footer.ts'
import { bnFormat } from './format.ts'
import { offline } from './offline.ts'

const { year } = bnFormat

const footer: FooterSentences = {
  social: 'সামাজিক মাধ্যম',
  alsoHere: 'আরও আছে',
  track: 'অর্ডার কোথায়',
  footerFailed: 'এই দোকান কারা চালান, তা লোড করা যায়নি।',
  copyright: (today) => `© ২০২২–${year(today)} সর্বস্বত্ব সংরক্ষিত`,
  theme: 'পাতার রং',
  themes: { light: 'হালকা', dark: 'গাঢ়', system: 'ডিভাইসের মতো' },
  facebook: 'ফেসবুক',
  instagram: 'ইনস্টাগ্রাম',
  youtube: 'ইউটিউব',
  saveData: 'ডেটা বাঁচান: ছবি ছুঁলে দেখাবে',
}

export const footerSentences = { footer, offline }
