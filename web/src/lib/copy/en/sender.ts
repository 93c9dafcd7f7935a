import { enFormat } from './format.ts'

/** Who sends the parcels of the shop, as admins set it. */
export const sender = {
  loadFailed: 'The sender could not be loaded',
  about: 'This stands on every slip: the rider calls it, and a parcel that nobody takes comes back to it.',
  name: 'Name',
  nameMissing: 'Enter the name of the shop',
  address: 'Address',
  addressHint: 'Where parcels come back to',
  addressMissing: 'Enter the address',
  phoneHint: 'A number of Bangladesh that the rider can call',
  tooLong: (most: number) => `This can have ${enFormat.number(most)} letters at most`,
  save: 'Save sender',
  saving: 'Saving…',
  saved: 'The sender is saved. Slips that you print from now on have it.',
  problems: {
    failed: 'The sender was not saved. Check your connection, then save again. What you typed is still here.',
    changed:
      'Somebody else has changed the sender meanwhile. What you typed is still here: save again to replace theirs, or reload the page to see it.',
  },
}
