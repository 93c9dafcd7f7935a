import type { charity } from '../../lib/copy/en/charity.ts'

export type Cause = 'orphanage' | 'oldAgeHome'
export type DrawingName = keyof typeof charity.drawings

/** What is shown of each home: one drawing on its card, the others on its page. */
export const drawings: Record<Cause, { card: DrawingName; gallery: readonly DrawingName[] }> = {
  orphanage: {
    card: 'orphanage-courtyard',
    gallery: ['orphanage-study', 'orphanage-bedroom', 'orphanage-table', 'orphanage-door'],
  },
  oldAgeHome: {
    card: 'old-age-home-garden',
    gallery: [
      'old-age-home-veranda',
      'old-age-home-armchair',
      'old-age-home-prayer-corner',
      'old-age-home-notice-board',
    ],
  },
}
