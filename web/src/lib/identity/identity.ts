/** A user authenticated by the identity service, as input for the shop's sign-in. */
export interface Person {
  idToken: string
  name: string
  photoUrl: string | null
}

/** What only the identity service knows of the person who is signed in. */
export interface Account {
  email: string | null
  emailVerified: boolean
}

/** A code that is on its way to a phone. */
export interface SentCode {
  /** What was sent, where the shop runs without text messages; else null. */
  shown: string | null
  /** Opens the identity session of whoever has the phone; says whether their name is known. */
  confirm(code: string): Promise<{ isNamed: boolean }>
}

/** A Google account; made up by the client when only the emulator is used. */
export interface GoogleAccount {
  email: string
  name: string
}

/** How an account can show who it belongs to without leaving the page. */
export type Proof = 'password' | 'google'

/** The identity service. Its refusals are errors with a `code`. */
export interface Identity {
  /** Whether the shop shows its own account picker, because Google's window is not available with the emulator. */
  picksAccounts: boolean
  logIn(email: string, password: string): Promise<Person>
  signUp(person: { name: string; email: string; password: string }): Promise<Person>
  continueWithGoogle(account?: GoogleAccount): Promise<Person>
  /** Sends a code by text message to this number, +880…. */
  sendCode(number: string): Promise<SentCode>
  /** The person whose code was right, from now on under this name when one is given. */
  continueAs(name: string | null): Promise<Person>
  /**
   * Sends the mail that leads to a new password; says nothing about whether the address exists.
   * @returns what its link says behind the question mark, where the shop runs without mails; else null
   */
  sendPasswordReset(email: string): Promise<string | null>
  sendConfirmation(): Promise<void>
  /** Whose email a mailed link is about; it stays good. */
  linkedEmail(code: string): Promise<string>
  /** Chooses a new password by a mailed link, which is used up then. */
  setPassword(code: string, password: string): Promise<void>
  /** Does what a mailed link is for: confirms an email, or gives an account the one back that it had. */
  followLink(code: string): Promise<void>
  /** Who is signed in here, with an ID token that was sent to nobody yet; null when nobody is or may be any longer. */
  current(): Promise<Person | null>
  /** What whoever is signed in here may be asked for once more. */
  proofs(): Promise<readonly Proof[]>
  /** Asks Google once more, or the password when it is given. */
  proveAgain(password?: string): Promise<Person>
  account(): Promise<Account | null>
  logOut(): Promise<void>
}
