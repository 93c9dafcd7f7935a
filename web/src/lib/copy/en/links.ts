/** What the links in mails about an account are for. */
export const links = {
  looking: 'Looking at the link…',
  heading: 'The link of a mail',
  open: 'Press the link in the mail once more: it opens this page.',
  used: 'This link was used already, or is too old. Ask for a new one.',
  toProfile: 'Profile',
  ask: {
    text: 'Enter your email. We send you a link with which you choose a new password.',
    submit: 'Send the link',
    sent: (email: string) => `If there is an account with ${email}, a mail with the link is on its way.`,
    back: 'Back to log in',
  },
  resetPassword: {
    heading: 'Choose a new password',
    password: 'New password',
    submit: 'Save the password',
    done: (email: string) =>
      `The new password of ${email} is saved. Where you were logged in before, you have to log in once more.`,
    again: 'Ask for a new link',
  },
  verifyEmail: {
    heading: 'Confirm your email',
    text: (email: string) =>
      `Is ${email} your address, and did you open an account here with it? Then confirm it. If not, close this page.`,
    submit: 'Confirm',
    done: (email: string) => `${email} is confirmed.`,
  },
  recoverEmail: {
    heading: 'Get your email back',
    text: (email: string) =>
      `The email of your account was changed. If that was not you, press the button: it becomes ${email} again.`,
    submit: 'Take it back',
    done: (email: string) =>
      `The email of your account is ${email} again. Somebody else may know your password: ask for a new one now.`,
  },
}
