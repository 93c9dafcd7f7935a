import Bowser from 'bowser'

/** What somebody logged in with, as its maker calls it; null what it does not say. */
export interface Device {
  /** Such as Chrome. */
  browser: string | null
  /** Such as Android. */
  system: string | null
}

const LONGEST_READ = 300
const LONGEST_NAME = 40

/** What a header `User-Agent` says. Anybody can send any. */
export const deviceOf = (userAgent: string | null): Device => {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_READ))
  return { browser: nameOf(browser), system: nameOf(os) }
}

const nameOf = ({ name }: { name?: string }) => name?.slice(0, LONGEST_NAME).trim() || null
