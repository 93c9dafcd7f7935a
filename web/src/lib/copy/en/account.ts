import { limits } from '@sunnah-store/schema/limits'
import type { IdentityProblem } from '../../identity/identity-problem.ts'
import { shop } from './shop.ts'

const problems: Record<IdentityProblem, string> = {
  incorrect: "Email or password you've entered is incorrect.",
  inUse: 'Somebody has an account with this email already. Log in instead, or use another email.',
  weakPassword: 'Choose a longer password: 6 characters or more.',
  disabled: 'This account is blocked. Please contact the shop.',
  tooMany: 'There were too many attempts. Wait a few minutes, then try again.',
  network: 'There is no connection to the shop. Check it, then try again; what you typed is still here.',
  busy: shop.failure.busy,
  popupBlocked: 'Your browser blocked the Google window. Allow pop-ups for this shop, then try again.',
  popupClosed: 'The Google window was closed before you were logged in.',
  otherWay: 'This email belongs to an account with another way to log in. Use its password.',
  notHere: 'This way to log in is not set up for this shop. Please use your email and password.',
  noStorage: 'Your browser keeps nothing for this shop. Allow cookies and storage, then try again.',
  secondFactor: 'This account needs a second step that the shop does not know. Use another account.',
  again: 'Please log in once more.',
  name: 'The shop cannot take this name. Choose another one.',
  unexpected: 'Something went wrong. It is our fault, not yours. Please try again.',
}

/** Logging in, signing up, the profile. */
export const account = {
  problems,
  name: 'Name',
  nameMissing: 'Enter your name',
  nameTooLong: `Your name can have ${limits.name} characters at most`,
  phone: 'Phone',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  emailMissing: 'Enter your email',
  emailWrong: 'Enter an email address, for example amina@gmail.com',
  passwordMissing: 'Enter your password',

  logIn: {
    submit: 'Login',
    forgot: 'Forgot password?',
    newHere: 'New to Sunnah Store?',
    create: 'Create Your account',
    or: 'or',
    ended: 'Your session has ended. Log in again to go on; what you typed is still here.',
  },

  signUp: {
    heading: 'Create your account',
    nameNotYours: 'This is the name of the shop. Enter your own',
    emailHint: 'An address at gmail.com or googlemail.com',
    emailNotGoogle: 'The email must end with @gmail.com or @googlemail.com',
    passwordHint: '6 characters or more',
    passwordTooShort: 'The password must have 6 characters or more',
    repeat: 'Re-enter Password',
    repeatMissing: 'Enter the password once more',
    repeatDiffers: 'The two passwords are not the same',
    submit: 'Signup',
    failed: 'Please enter valid information.',
    haveAccount: 'Have an account?',
  },

  google: {
    button: 'Continue With Google',
    pick: 'Choose an account',
    explanation: 'This shop runs without Google. Any address will do; nobody checks it.',
    submit: 'Continue',
  },

  reset: {
    text: 'Enter your email. We send you a link with which you choose a new password.',
    submit: 'Send the link',
    sent: (email: string) => `If there is an account with ${email}, a mail with the link is on its way.`,
    back: 'Back to log in',
  },

  profile: {
    phoneMissing: 'Not added',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed yet',
    confirm: 'Send the confirmation mail',
    confirmationSent: 'The mail is on its way. Open the link in it, then come back here.',
    confirmationFailed: 'The mail could not be sent. Please try again.',
    detailsFailed: 'Phone and confirmation could not be loaded',
  },

  pleaseLogIn: {
    text: 'Log in to see this page.',
    orders: 'Log in to see your orders.',
    profile: 'Log in to see your profile.',
  },
  shoppersOnly: 'You manage this shop. Carts and orders are for shoppers.',
}
