import { enFormat } from './format.ts'

const { number } = enFormat

const people = (count: number) => (count === 1 ? '1 user' : `${number(count)} users`)

/** Everybody with an account, as admins see them. */
export const users = {
  searchLabel: 'Search the users',
  placeholder: 'Name, email or phone',
  count: (count: number, words: string) => (words ? `${people(count)} for “${words}”` : people(count)),
  none: 'Nobody has an account yet.',
  nothing: (words: string) => `Nobody found for “${words}”.`,
  loadFailed: 'The users could not be loaded',
  photo: 'Photo',
  actions: 'Make admin or remove',
  notConfirmed: 'Not confirmed',
  admin: 'Admin',
  needsEmail: 'An admin needs an account with an email.',
  make: 'Make Admin',
  made: 'Make Admin successfully',
  again: {
    title: 'Is it you?',
    text: 'Only somebody who has just logged in can make admins. Show once more that it is you; then it goes on.',
    password: 'Password',
    submit: 'Continue',
    google: 'Continue With Google',
    incorrect: 'This is not the password of your account.',
    failed: 'We could not make sure that it is you. Please try again.',
    otherWay: 'Your way to log in cannot be asked for here. Log out and in again, then come back.',
  },
  makeFailed: 'Failed to Make admin',
  isAlready: (name: string) => `${name} is an admin already.`,
  gone: (name: string) => `${name} has no account any more.`,
  makeQuestion: (name: string) => `Make ${name} an admin?`,
  makeText: (email: string) =>
    `Nobody has confirmed that ${email} is read by this person. An admin sees all orders and can change everything in the shop.`,
  remove: 'Remove user',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText: (email: string) =>
    `The account of ${email} goes, with its cart and reviews; products set aside for it go back to the stock. Orders stay, with the name and address they were placed with. This cannot be undone.`,
  lastAdmin: 'This is the last admin. The shop needs one, so nothing was removed.',
}
