/** A tracking number that somebody types. */
export const tracked = {
  enter: 'Enter the tracking number',
  correct: 'Correct the number',
  hint: (courier: string) => `As ${courier} tells it, by phone or on its own page`,
  missing: 'Enter the number',
  keep: 'Keep the number',
  done: (order: string) => `The tracking number of ${order} is kept`,
  known: 'The courier has told the number of this parcel itself meanwhile.',
}
