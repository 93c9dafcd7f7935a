import { latinDigits } from '@sunnah-store/schema/digits'
import { Secret, TOTP } from 'otpauth'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import type { Limit } from '../../limits/limit.js'
import { useRecoveryCode } from './recovery-codes.js'
import type { Sealing } from './sealing.js'
import { SecondFactor } from './second-factor.entity.js'

export interface CodeServices {
  sealing: Sealing
  limit: Limit
}

/** A code that does not come, or is not right; whose it would be is for the log alone. */
export class CodeRefused extends DomainError {
  constructor(
    code: 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_REFUSED',
    readonly userId: string,
  ) {
    super(code)
  }
}

const NOT_SEALED_HERE = 'SECOND_FACTOR_SECRET and the others are not what this second factor was sealed with'

const ISSUER = 'Sunnah Store'

/** Every app makes codes of 6 digits by SHA-1 each 30 seconds (RFC 6238); many make no others. */
export const totpOf = (secret: Secret, label = ''): TOTP => new TOTP({ issuer: ISSUER, label, secret })

/**
 * Takes a code of the app or for recovery, which is used up then; on whatever lock the caller holds of the user.
 * @throws DomainError RATE_LIMITED, NOT_FOUND without a second factor, SECOND_FACTOR_REFUSED for a wrong code, UNAVAILABLE
 * when the shop was not told what its secret was sealed with
 */
export const takeCode = async (
  tx: EntityManager,
  { sealing, limit }: CodeServices,
  userId: string,
  typed: string,
): Promise<void> => {
  limit('secondFactor', 1, userId)
  const factor = await tx.findOneBy(SecondFactor, { userId })
  if (!factor) throw new DomainError('NOT_FOUND')
  const change = changeByApp(factor, sealing, typed) ?? (await changeByRecovery(factor, typed))
  if (!change) throw new CodeRefused('SECOND_FACTOR_REFUSED', userId)
  await tx.update(SecondFactor, { userId }, change)
}

/** What a code of the app changes; null for any other. */
const changeByApp = ({ userId, secret, lastStep }: SecondFactor, sealing: Sealing, typed: string) => {
  const token = latinDigits(typed).replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const opened = sealing.open(secret, userId)
  if (!opened) throw new DomainError('UNAVAILABLE', undefined, { cause: new Error(NOT_SEALED_HERE) })
  const totp = totpOf(Secret.fromBase32(opened.plain))
  // One step more or less: phones go wrong by some seconds, and people type for some.
  const timestamp = Date.now()
  const delta = totp.validate({ token, timestamp, window: 1 })
  if (delta === null) return null
  const step = totp.counter({ timestamp }) + delta
  if (lastStep !== null && step <= lastStep) return null
  return { lastStep: step, ...(!opened.isOfToday && { secret: sealing.seal(opened.plain, userId) }) }
}

const changeByRecovery = async ({ recoverySalt, recoveryHashes }: SecondFactor, typed: string) => {
  if (!recoverySalt) return null
  const left = await useRecoveryCode(typed, { salt: recoverySalt, hashes: recoveryHashes })
  return left && { recoveryHashes: left }
}
