import { limits } from '@sunnah-store/schema/limits'
import type { IdentityProblem } from '../../identity/identity-problem.ts'
import { shop } from './shop.ts'

interface Device {
  browser: string | null
  system: string | null
}

const problems: Record<IdentityProblem, string> = {
  incorrect: "Email or password you've entered is incorrect.",
  inUse: 'Somebody has an account with this email already. Log in instead, or use another email.',
  weakPassword: 'Choose a longer password: 8 characters or more.',
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
  numberWrong: 'A code cannot be sent to this number. Look whether it is right.',
  codeWrong: 'This code is not right. Look at the text message once more.',
  codeExpired: 'This code is too old. Ask for a new one.',
  robot: 'We could not make sure that you are no machine. Reload the page, then try again.',
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
    emailHint: 'An address at gmail.com or googlemail.com, so that you can also log in with Google',
    emailNotGoogle: 'The email must end with @gmail.com or @googlemail.com',
    passwordHint: '8 characters or more',
    passwordTooShort: 'The password must have 8 characters or more',
    passwordCommon: 'Many people use this password, so it is tried first. Choose another one',
    passwordIsName: 'Choose a password that is not a name or your email',
    repeat: 'Re-enter Password',
    repeatMissing: 'Enter the password once more',
    repeatDiffers: 'The two passwords are not the same',
    submit: 'Signup',
    failed: 'Please enter valid information.',
    haveAccount: 'Have an account?',
  },

  byPhone: {
    button: 'Continue With Phone',
    useEmail: 'Continue With Email',
    number: 'Mobile number',
    numberHint: 'A mobile number of Bangladesh, for example 01712 345678. We send a code to it.',
    numberMissing: 'Enter your mobile number',
    notMobile: 'This is not a mobile number. Enter one to which text messages can be sent',
    send: 'Send the code',
    sent: (number: string) => `A text message with a code is on its way to ${number}.`,
    sentAgain: 'A new code is on its way',
    shown: (code: string, number: string) => `This shop sends no text messages. The code for ${number} is ${code}.`,
    code: 'Code',
    codeHint: 'The 6 digits of the text message',
    codeMissing: 'Enter the 6 digits of the code',
    submit: 'Continue',
    again: 'Send a new code',
    againIn: (time: string) => `You can ask for a new code in ${time}.`,
    change: 'Change',
    changeNumber: 'Change the number',
    nameText: 'Your number is confirmed. Tell us your name, for your orders and reviews.',
  },

  google: {
    button: 'Continue With Google',
    pick: 'Choose an account',
    explanation: 'This shop runs without Google. Any address will do; nobody checks it.',
    submit: 'Continue',
  },

  profile: {
    notAdded: 'Not added',
    confirmed: 'Confirmed',
    confirmedText: 'You opened the link that was mailed to this address, so we know that mail reaches you there.',
    notConfirmed: 'Not confirmed yet',
    notConfirmedText: 'We do not know yet whether mail reaches you there. Open the link in the confirmation mail.',
    phoneConfirmed: 'Confirmed by code',
    phoneText: 'You log in with this number, so it stays as it is.',
    language: 'Language',
    languageHint: 'Of the shop, and of what it writes to you',
    phoneHint: 'For deliveries; you can leave it empty',
    edit: 'Edit profile',
    save: 'Save',
    saved: 'Your profile is saved',
    confirm: 'Send the confirmation mail',
    confirmationSent: 'The mail is on its way. Open the link in it, then come back here.',
    confirmationFailed: 'The mail could not be sent. Please try again.',
    detailsFailed: 'Whether your email is confirmed could not be loaded',
  },

  secondStepFailed: 'The second step at log-in could not be loaded',

  everywhere: {
    heading: 'Your devices',
    text: 'Have you lost a phone, or logged in on somebody else’s computer? Log out there, or everywhere at once.',
    button: 'Log out everywhere',
    question: 'Log out on all devices?',
    questionText:
      'You have to log in again on each phone and computer, on this one too. Cart and orders stay as they are.',
    done: 'You are logged out on all devices',
  },

  sessions: {
    loadFailed: 'Where you are logged in could not be loaded',
    device: ({ browser, system }: Device) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'A device that says nothing of itself'),
    thisOne: 'This device',
    since: (when: string) => `Logged in: ${when}`,
    used: (when: string) => `last used: ${when}`,
    end: 'Log out',
    question: (device: string) => `Log out of ${device}?`,
    questionText: 'Whoever uses it has to log in again.',
    ended: 'You are logged out there',
  },

  data: {
    heading: 'Your data',
    text: 'A file with all that the shop keeps of you: profile, orders, addresses, reviews and cart.',
    download: 'Download my data',
    downloadFailed: 'The file could not be loaded. Please try again.',
    remove: 'Delete my account',
    removeQuestion: 'Delete your account?',
    removeText:
      'Your profile, addresses, cart and reviews go, and products that are held for you go back to the stock. Your orders stay with the shop, with the name and address they were placed with, but you no longer see them here. This cannot be undone.',
    removed: 'Your account is deleted',
    lastAdmin: 'You are the last owner. The shop needs one, so nothing was deleted.',
  },

  whyLogIn: {
    add: 'Log in to put this into your cart. What you chose is kept, and is in the cart at once.',
    buy: 'Log in to buy this. What you chose is kept.',
    wish: 'Log in to keep a wish list. What you chose is on it at once.',
    tell: 'Log in to be told when it is back. What you chose is kept.',
    review: 'Log in to write a review. You come back to this product.',
    vote: 'Log in to say whether a review helped. You come back to this product.',
    cart: 'Log in to see your cart. It is kept with your account.',
    wishes: 'Log in to see your wish list. It is kept with your account.',
    checkout: 'Log in to order. What you chose is kept.',
  },

  pleaseLogIn: {
    text: 'Log in to see this page.',
    orders: 'Log in to see your orders.',
    profile: 'Log in to see your profile.',
  },
  shoppersOnly: 'You work in this shop. Carts and orders are for shoppers.',
}
