import type { pages } from '@sunnah-store/schema/routes'
import { charity as bnCharity } from '../../lib/copy/bn/charity.ts'
import { contact as bnContact } from '../../lib/copy/bn/contact.ts'
import { tracking as bnTracking } from '../../lib/copy/bn/tracking.ts'
import { charity as enCharity } from '../../lib/copy/en/charity.ts'
import { contact as enContact } from '../../lib/copy/en/contact.ts'
import { tracking as enTracking } from '../../lib/copy/en/tracking.ts'
import type { Language } from '../../lib/copy/languages.ts'

interface Descriptions {
  /** The shop, where nothing more is to be said of the page. */
  shop: string
  category: (name: string) => string
  /** What some pages say of themselves, by their names in the table of pages. */
  pages: Readonly<Record<string, string>>
}

const pagesOf = (charity: typeof enCharity, contact: typeof enContact, tracking: typeof enTracking) =>
  ({
    donation: charity.donation.text,
    orphanage: charity.donation.causes.orphanage.text,
    oldAgeHome: charity.donation.causes.oldAgeHome.text,
    payment: charity.payment.notOpenText,
    contactUs: contact.text,
    track: tracking.about,
  }) satisfies Partial<Record<keyof typeof pages, string>>

/** What search engines and previews say under the title. */
export const descriptions: Readonly<Record<Language, Descriptions>> = {
  en: {
    shop: 'Quran and Hadith, panjabi, borka, tupi, jainamaj, tasbih and attar. Cash on Delivery in all 64 districts of Bangladesh.',
    category: (name) => `${name} at Sunnah Store. Cash on Delivery in all 64 districts of Bangladesh.`,
    pages: pagesOf(enCharity, enContact, enTracking),
  },
  bn: {
    shop: 'কুরআন ও হাদিস, পাঞ্জাবি, বোরকা, টুপি, জায়নামাজ, তাসবিহ ও আতর। বাংলাদেশের ৬৪ জেলায় ক্যাশ অন ডেলিভারি।',
    category: (name) => `সুন্নাহ স্টোরে ${name}। বাংলাদেশের ৬৪ জেলায় ক্যাশ অন ডেলিভারি।`,
    pages: pagesOf(bnCharity, bnContact, bnTracking),
  },
}

const longest = 200

/** As long as it is shown. */
export const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, line.lastIndexOf(' ', longest))}…` : line
}
