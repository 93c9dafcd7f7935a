import { registerEnumType } from 'type-graphql'

/** The languages of the shop, as they are stored. */
export enum Language {
  ENGLISH = 'en',
  BANGLA = 'bn',
}

registerEnumType(Language, {
  name: 'Language',
  description: 'A language of the shop.',
  valuesConfig: { ENGLISH: { description: 'English.' }, BANGLA: { description: 'Bangla.' } },
})
