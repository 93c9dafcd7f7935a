import type { ClientConfig } from './client-config.js'

/** Where Google's sign-in comes from; the Auth emulator has none. */
export const googleScripts = ({ authEmulatorUrl }: ClientConfig): readonly string[] =>
  authEmulatorUrl ? [] : ['https://apis.google.com/']
