import passwords from '@zxcvbn-ts/language-common/src/passwords.json'
import { commonest } from './commonest.ts'

const common = new Set(commonest(passwords))

/** Whether it is one of those that are tried first. A script of its own, for whoever chooses a password. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase())
