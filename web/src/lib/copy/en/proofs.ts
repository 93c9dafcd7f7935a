import { enFormat } from './format.ts'

const { number } = enFormat

/** Showing who it is: once more, and with a code of an app. */
export const proofs = {
  again: {
    title: 'Is it you?',
    text: 'Only somebody who has just logged in can do this. Show once more that it is you; then it goes on.',
    password: 'Password',
    submit: 'Continue',
    google: 'Continue With Google',
    incorrect: 'This is not the password of your account.',
    failed: 'We could not make sure that it is you. Please try again.',
    otherWay: 'Your way to log in cannot be asked for here. Log out and in again, then come back.',
  },

  code: {
    title: 'Second step',
    text: 'Open your authenticator app. It shows 6 digits for Sunnah Store, and new ones every half minute.',
    label: 'Code of the app',
    missing: 'Enter the 6 digits of the app',
    recoveryText: 'Each of your recovery codes lets you in once.',
    recovery: 'Recovery code',
    recoveryMissing: 'Enter one of your recovery codes, for example 7KQ2M-XW4RT',
    useRecovery: 'I do not have my phone',
    useApp: 'Use the app',
    submit: 'Continue',
    refused: 'This code is not right, or was used before. Wait for the next one, then try again.',
    tooMany:
      'Too many codes were tried for this account. Try again in some hours; if it was not you, choose a new password.',
    gone: 'The second step is off already. Close this and load the page again.',
    lost: 'Neither phone nor codes? An owner of the shop can take the second step away.',
  },

  own: {
    heading: 'Second step at log-in',
    why: 'Whoever finds out your password still stays out: each new log-in needs a code of an app on your phone too.',
    rightsRest: 'Your work in the shop begins once the second step is set up.',
    loadFailed: 'Whether a second step is on could not be loaded',
    on: 'On',
    since: (when: string) => `Since: ${when}`,
    left: (count: number) => (count === 1 ? 'One recovery code is left' : `${number(count)} recovery codes are left`),
    setUp: 'Set it up',
    beginFailed: 'It could not be set up. Please try again.',
    unconfirmed: 'Confirm your email first: open the link that was mailed to you, then log in once more.',
    isOn: 'It is on already. For new recovery codes load this page again.',
    scan: 'Open an authenticator app on your phone, such as Google Authenticator, and scan this picture with it.',
    picture: 'Picture to be scanned by the app',
    here: 'The app is on this device',
    orType: 'Or type this key into the app:',
    copy: 'Copy the key',
    enterCode: 'Then enter the 6 digits that the app shows.',
    turnOn: 'Turn it on',
    turnedOn: 'The second step is on. Your other devices are logged out.',
    codes: 'Keep these codes',
    codesText:
      'When your phone is lost, each of them lets you in once. Write them down or print them, and keep them where nobody finds them. They are not shown again.',
    copyCodes: 'Copy',
    saveCodes: 'Save as a file',
    file: 'Recovery codes of Sunnah Store. Each lets you in once.',
    keepFirst: 'Keep the codes first, then tick the box.',
    kept: 'I have kept them',
    done: 'Done',
    copied: 'Copied',
    notCopied: 'Your browser does not let the shop copy. Write it down.',
    renew: 'New recovery codes',
    renewText: 'Those that you have are of no use then.',
    turnOff: 'Turn it off',
    turnOffText: 'From now on no code is asked for at a log-in.',
    turnedOff: 'The second step is off',
  },
}
