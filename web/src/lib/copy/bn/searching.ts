import type { SearchSentences } from '../en/searching.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** What the suggestions under the search field say in Bangla. */
export const searching: SearchSentences = {
  suggestions: {
    label: 'খোঁজার পরামর্শ',
    didYouMean: (words) => ({ before: 'আপনি কি ', words, after: ' খুঁজছেন?' }),
    all: (count) => `${number(count)}টি পণ্যের সবগুলো দেখুন`,
    recent: 'আগে যা খুঁজেছেন',
    forget: 'তালিকা মুছুন',
    said: (count) => `${number(count)}টি পণ্য পাওয়া গেছে`,
    failed: 'পরামর্শ লোড করা যায়নি। তবু খুঁজতে পারবেন।',
    offline: 'আপনি অফলাইনে আছেন। সংযোগ ফিরলে পরামর্শ আবার আসবে।',
  },
}
