/** Being told when something sold out is back, and sharing a product. */
export const restock = {
  restock: {
    tellMe: 'Tell me when it is back',
    asked: (email: string) => `We write to ${email} once it is back.`,
    askedKept: 'It is noted. This shop sends no mails yet, it only keeps them: look here again.',
    takeBack: 'Do not tell me',
    notConfirmed: (email: string) =>
      `We can only write to an address that you have confirmed. Confirm ${email} on your profile, log in again, and ask then.`,
    toProfile: 'Profile',
    noEmail:
      'We tell by mail when it is back, and your account has no email address. Messages to phones do not exist yet.',
    isBack: 'It is back already.',
    full: 'You wait for 50 products already. Take one of them back first.',
    failed: 'Whether you are told could not be loaded',
  },

  sharing: {
    share: (name: string) => `Share: ${name}`,
    copied: 'The link is copied',
    notCopied: 'The link could not be copied. You find it in the address bar of your browser.',
  },
}
