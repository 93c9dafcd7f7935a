import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Coding = 'br' | 'gzip' | ''

/** An answer that is the same for everybody. */
export interface KeptAnswer {
  etag: string
  plain: Buffer
  headers: readonly [string, string][]
  /** As it was sent in each coding; made when first asked for. */
  bodies: Partial<Record<Coding, Buffer>>
  /** What it tells that often changes alone, as `Keeping` names it. */
  tells: readonly string[]
  /** Of the shop, rendered; not a document of GraphQL or of REST. */
  isPage: boolean
  bytes: number
}

/** Weak: the same answer in another coding has the same tag (RFC 9110, section 8.8.3). */
export const etagOf = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`

/** Whether the caller has this answer already (If-None-Match, RFC 9110, section 13.1.2). */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === etag || tag.trim() === '*') ?? false

// Below this a coding saves nothing.
const SHORTEST_CODED = 512

/** The body in the best coding that the caller takes. */
export const codedBody = ({ plain, bodies }: KeptAnswer, acceptEncoding = ''): { coding: Coding; body: Buffer } => {
  const coding = plain.length < SHORTEST_CODED ? '' : codingFor(acceptEncoding)
  const body = bodies[coding] ?? inMemoryOfItsOwn(encode(plain, coding))
  bodies[coding] = body
  return { coding, body }
}

/** A copy that holds nothing else in memory: short buffers are pieces of 8 kB that Node shares out, and what zlib makes of 16. */
export const inMemoryOfItsOwn = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const codingFor = (acceptEncoding: string): Coding => {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding) ? 'gzip' : ''
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const encode = (plain: Buffer, coding: Coding) => {
  if (coding === 'br') return brotliCompressSync(plain, QUALITY)
  return coding === 'gzip' ? gzipSync(plain) : plain
}
