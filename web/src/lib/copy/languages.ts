export type Language = 'en' | 'bn'

/** Each language is named in itself, for who reads only that. */
export const languageNames: Record<Language, string> = { en: 'English', bn: 'বাংলা' }
