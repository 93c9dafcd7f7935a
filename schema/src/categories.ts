/** The seven categories of the shop: the integer code that products carry, and the address of the category's page. */
export const categories = [
  { code: 11, name: 'Quran and Hadith', path: '/QuranandHadith' },
  { code: 22, name: 'Panjabi', path: '/panjabi' },
  { code: 33, name: 'Borka', path: '/borka' },
  { code: 44, name: 'Tupi', path: '/tupi' },
  { code: 55, name: 'Jainamaj', path: '/jainamaj' },
  { code: 66, name: 'Tasbih', path: '/tasbih' },
  { code: 77, name: 'Attar', path: '/attar' },
] as const

export type CategoryCode = (typeof categories)[number]['code']
