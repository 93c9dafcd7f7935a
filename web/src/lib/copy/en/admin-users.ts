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
  again: {
    title: 'Is it you?',
    text: 'Only somebody who has just logged in can give rights or take them. Show once more that it is you; then it goes on.',
    password: 'Password',
    submit: 'Continue',
    google: 'Continue With Google',
    incorrect: 'This is not the password of your account.',
    failed: 'We could not make sure that it is you. Please try again.',
    otherWay: 'Your way to log in cannot be asked for here. Log out and in again, then come back.',
  },
  gone: (name: string) => `${name} has no account any more.`,
  logOut: 'Log out',
  logOutQuestion: (name: string) => `Log ${name} out on all devices?`,
  logOutText: 'For a lost or stolen phone. Whoever knows the password, or has the phone number, can log in again.',
  loggedOut: (name: string) => `${name} is logged out on all devices.`,
  remove: 'Remove user',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText: (email: string) =>
    `The account of ${email} goes, with its cart and reviews; products set aside for it go back to the stock. Orders stay, with the name and address they were placed with. This cannot be undone.`,
  lastAdmin: 'This is the last owner. The shop needs one, so nothing was removed.',
}
