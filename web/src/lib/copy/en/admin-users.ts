import { enFormat } from './format.ts'
import { rights } from './rights.ts'

const { number } = enFormat

const people = (count: number) => (count === 1 ? '1 user' : `${number(count)} users`)

/** Everybody with an account, as admins see them. */
export const users = {
  ...rights,
  searchLabel: 'Search the users',
  placeholder: 'Name, email or phone',
  count: (count: number, words: string) => (words ? `${people(count)} for “${words}”` : people(count)),
  none: 'Nobody has an account yet.',
  nothing: (words: string) => `Nobody found for “${words}”.`,
  loadFailed: 'The users could not be loaded',
  photo: 'Photo',
  actions: 'Rights, log out, remove',
  notConfirmed: 'Not confirmed',
  needsEmail: 'An admin needs an account with an email.',
  gone: (name: string) => `${name} has no account any more.`,
  logOut: 'Log out',
  logOutQuestion: (name: string) => `Log ${name} out on all devices?`,
  logOutText: 'For a lost or stolen phone. Whoever knows the password, or has the phone number, can log in again.',
  loggedOut: (name: string) => `${name} is logged out on all devices.`,
  secondFactor: {
    on: 'Second step',
    reset: 'Reset second step',
    question: (name: string) => `Take the second step away from ${name}?`,
    text: 'For somebody who has lost the phone and the recovery codes. Speak to them first: they are logged out everywhere, and whoever logs in next needs no code.',
    done: (name: string) => `${name} logs in without a second step now`,
    none: (name: string) => `${name} has no second step.`,
  },
  remove: 'Remove user',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText: (email: string) =>
    `The account of ${email} goes, with its cart and reviews; products set aside for it go back to the stock. Orders stay, with the name and address they were placed with. This cannot be undone.`,
  lastAdmin: 'This is the last owner. The shop needs one, so nothing was removed.',
}
