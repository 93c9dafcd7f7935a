import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Notifications } from '../database/notifications.js'
import { anyProduct } from '../graphql/keeping.js'

/** What was known when a request came in; its answer is only kept if nothing has changed since. */
export interface Moment {
  version: number
  /** How often what often changes alone had changed. */
  partChanges: number
}

export type Coding = 'br' | 'gzip' | ''

interface KeptAnswer {
  etag: string
  plain: Buffer
  headers: readonly [string, string][]
  /** As it was sent in each coding; made when first asked for. */
  bodies: Partial<Record<Coding, Buffer>>
  /** What it tells that often changes alone, as `Keeping` names it. */
  tells: readonly string[]
  bytes: number
}

/** The channel on which the database announces what changes answers: nothing for everything, or the part that `Keeping` names. */
const CHANNEL = 'answers'
const OVERHEAD = 500
// In bytes. A few dozen longer ones would push all others out; no page or list of the shop's own client is so long.
const LONGEST_KEPT = 256 * 1024
// Far more than change while an answer is made.
const MOST_CHANGED_PARTS = 10_000

/**
 * Answers that are the same for everybody, until the database announces that something in them has changed. While it is
 * not listened to, nothing is kept or given.
 */
export class KeptAnswers {
  private readonly answers = new Map<string, KeptAnswer>()
  private readonly telling = new Map<string, Set<string>>()
  /** How often one of them was asked for. */
  given = 0
  private bytes = 0
  private version = 0
  private partChanges = 0
  /** Which change of a part was the last one of these, the latest at the end. */
  private readonly changedParts = new Map<string, number>()
  /** The latest change of a part that is not among them any more. */
  private forgottenChange = 0
  private isListening = false

  /** @param mostBytes the oldest go when there are more; 0 keeps none */
  constructor(private readonly mostBytes: number) {}

  listen(notifications: Notifications): void {
    notifications.on(CHANNEL, {
      onPayload: (part) => (part === '' ? this.forgetAll() : this.forgetTelling([part])),
      onListening: () => {
        this.forgetAll()
        this.isListening = this.mostBytes > 0
      },
      onLost: () => {
        this.isListening = false
        this.forgetAll()
      },
    })
  }

  get moment(): Moment {
    const { version, partChanges } = this
    return { version, partChanges }
  }

  get(key: string): KeptAnswer | undefined {
    const kept = this.isListening ? this.answers.get(key) : undefined
    if (kept) this.given++
    return kept
  }

  /** Keeps an answer, unless something has changed since the request came in. */
  keep(
    key: string,
    { plain, headers, tells }: Pick<KeptAnswer, 'plain' | 'headers' | 'tells'>,
    { version, partChanges }: Moment,
  ): void {
    const isPast = version !== this.version || tells.some((part) => this.lastChangeOf(part) > partChanges)
    // The body in two more codings is never longer than the body itself.
    const bytes = 3 * plain.length + 2 * key.length + OVERHEAD
    if (!this.isListening || isPast || plain.length > LONGEST_KEPT || bytes > this.mostBytes) return
    this.forget(key)
    for (const oldest of this.answers.keys()) {
      if (this.bytes + bytes <= this.mostBytes) break
      this.forget(oldest)
    }
    this.answers.set(key, { etag: etagOf(plain), plain, headers, tells, bodies: { '': plain }, bytes })
    this.bytes += bytes
    for (const part of tells) {
      const keys = this.telling.get(part) ?? new Set()
      this.telling.set(part, keys.add(key))
    }
  }

  forgetAll(): void {
    this.version++
    this.answers.clear()
    this.telling.clear()
    this.bytes = 0
  }

  /** Forgets the answers that tell one of these parts, such as the stock of a product by its id. */
  forgetTelling(parts: readonly string[]): void {
    this.partChanges++
    for (const part of [...parts, anyProduct]) {
      this.noteChange(part)
      for (const key of [...(this.telling.get(part) ?? [])]) this.forget(key)
    }
  }

  private noteChange(part: string): void {
    this.changedParts.delete(part)
    this.changedParts.set(part, this.partChanges)
    for (const [oldest, change] of this.changedParts) {
      if (this.changedParts.size <= MOST_CHANGED_PARTS) break
      this.changedParts.delete(oldest)
      this.forgottenChange = change
    }
  }

  private lastChangeOf(part: string): number {
    return this.changedParts.get(part) ?? this.forgottenChange
  }

  private forget(key: string): void {
    const answer = this.answers.get(key)
    if (!answer) return
    this.answers.delete(key)
    this.bytes -= answer.bytes
    for (const part of answer.tells) {
      const keys = this.telling.get(part)
      keys?.delete(key)
      if (keys?.size === 0) this.telling.delete(part)
    }
  }
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
  const body = bodies[coding] ?? encode(plain, coding)
  bodies[coding] = body
  return { coding, body }
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
