import type { Language } from '../../lib/copy/languages.ts'

/** Said on the page of a product to whoever runs no scripts. */
export const needsScriptsToBuy: Readonly<Record<Language, string>> = {
  en: 'Your browser has JavaScript switched off. You can look around; to buy, switch it on.',
  bn: 'আপনার ব্রাউজারে জাভাস্ক্রিপ্ট বন্ধ আছে। দেখতে পারবেন; কিনতে হলে এটি চালু করুন।',
}
