export type Language = 'en' | 'bn'
