import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { latinDigits } from '@sunnah-store/schema/digits'

/** What lets somebody in who has lost their phone, each once. */
export interface RecoveryCodes {
  salt: Buffer
  hashes: Buffer[]
}

const HOW_MANY = 10

// Crockford's: without letters that look like digits.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

// Less than for passwords: nobody tries 50 random bits through, at 50 milliseconds each.
const COST = { N: 2 ** 14, r: 8, p: 1 }

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

const hashOf = (code: string, salt: Buffer) => derive(code, salt, 32, COST)

/** @returns the codes as they are shown, once, such as `7KQ2M-XW4RT`, and what is kept of them */
export const makeRecoveryCodes = async (): Promise<{ codes: string[]; kept: RecoveryCodes }> => {
  const bare = Array.from({ length: HOW_MANY }, randomCode)
  const salt = randomBytes(16)
  const hashes = await Promise.all(bare.map((code) => hashOf(code, salt)))
  return { codes: bare.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), kept: { salt, hashes } }
}

const randomCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** @returns those that are left once this one is used; null when it is none of them */
export const useRecoveryCode = async (typed: string, { salt, hashes }: RecoveryCodes): Promise<Buffer[] | null> => {
  const code = readCode(typed)
  if (code.length !== LENGTH || hashes.length === 0) return null
  const hash = await hashOf(code, salt)
  const left = hashes.filter((other) => !timingSafeEqual(other, hash))
  return left.length < hashes.length ? left : null
}

const readCode = (typed: string) =>
  latinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
