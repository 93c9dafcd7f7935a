import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what a copy of the database must not tell (AES-256-GCM, NIST SP 800-38D; keys by HKDF, RFC 5869). */
export interface Sealing {
  /** @param owner whose it is: sealed for one, it opens for nobody else */
  seal(plain: string, owner: string): Buffer
  /** Null when it was sealed for another owner, or with a secret that is gone. */
  open(sealed: Buffer, owner: string): { plain: string; isOfToday: boolean } | null
}

const CIPHER = 'aes-256-gcm'
const ID_BYTES = 8
const IV_BYTES = 12
const TAG_BYTES = 16

/** @param otherSecrets what they have sealed is opened too */
export const createSealing = (secret: string, otherSecrets: readonly string[] = []): Sealing => {
  const today = keyOf(secret)
  const keys = [today, ...otherSecrets.map(keyOf)]
  return {
    seal: (plain, owner) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, today.key, iv).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([today.id, iv, cipher.getAuthTag(), sealed])
    },
    open: (sealed, owner) => {
      const key = keys.find(({ id }) => id.equals(sealed.subarray(0, ID_BYTES)))
      if (!key) return null
      const [iv, tag, rest] = partsOf(sealed.subarray(ID_BYTES))
      const decipher = createDecipheriv(CIPHER, key.key, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      try {
        const plain = decipher.update(rest, undefined, 'utf8') + decipher.final('utf8')
        return { plain, isOfToday: key === today }
      } catch {
        return null
      }
    },
  }
}

const keyOf = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'second factors', 32))
  return { key, id: createHash('sha256').update(key).digest().subarray(0, ID_BYTES) }
}

const partsOf = (sealed: Buffer) =>
  [
    sealed.subarray(0, IV_BYTES),
    sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    sealed.subarray(IV_BYTES + TAG_BYTES),
  ] as const
