/** Somebody whom the identity service has let in, as the shop's server wants to meet them. */
export interface Person {
  idToken: string
  name: string
  photoUrl: string | null
}

/** What only the identity service knows of the person who is signed in. */
export interface Account {
  email: string | null
  phoneNumber: string | null
  emailVerified: boolean
}

/** An account as Google would vouch for it; the shop makes it up where only the emulator is asked. */
export interface GoogleAccount {
  email: string
  name: string
}

/** The identity service. Its refusals are errors with a `code`. */
export interface Identity {
  /** Whether Google's own window cannot be had and the shop asks for the account itself. */
  picksAccounts: boolean
  logIn(email: string, password: string): Promise<Person>
  signUp(person: { name: string; email: string; password: string }): Promise<Person>
  continueWithGoogle(account?: GoogleAccount): Promise<Person>
  /** Sends the mail that leads to a new password; says nothing about whether the address exists. */
  sendPasswordReset(email: string): Promise<void>
  sendConfirmation(): Promise<void>
  /** Who is signed in here; null when nobody is or may be any longer. */
  current(): Promise<Person | null>
  account(): Promise<Account | null>
  logOut(): Promise<void>
}
