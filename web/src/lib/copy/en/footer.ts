import { enFormat } from './format.ts'

const { year } = enFormat

/** What stands at the foot of every page. */
export const footer = {
  social: 'Social media',
  alsoHere: 'Also here',
  track: 'Track an order',
  footerFailed: 'Who keeps this shop could not be loaded.',
  copyright: (today: Date) => `© 2022–${year(today)} All right reserved`,
  theme: 'Appearance',
  themes: { light: 'Light', dark: 'Dark', system: 'As on this device' },
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  saveData: 'Save data: pictures on tap',
}

export type FooterSentences = typeof footer
