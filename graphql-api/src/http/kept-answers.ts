import type { Notifications } from '../database/notifications.js'
import { anyProduct, isStock } from '../graphql/keeping.js'
import { etagOf, inMemoryOfItsOwn, type KeptAnswer } from './kept-answer.js'

/** What was known when a request came in; its answer is only kept if nothing has changed since. */
export interface Moment {
  version: number
  /** How often what often changes alone had changed. */
  partChanges: number
}

/** The channel on which the database announces what changes answers: nothing for everything, or the part that `Keeping` names. */
const CHANNEL = 'answers'
const OVERHEAD = 500
// What is noted of each product whose stock or reviews an answer tells, measured; it can be many times as long as the answer.
const TOLD = 256
// In bytes. A few dozen longer ones would push all others out; no page or list of the shop's own client is so long.
const LONGEST_KEPT = 256 * 1024
// Far more than change while an answer is made.
const MOST_CHANGED_PARTS = 10_000
// Of all bytes; the rest is for answers that nobody has asked for twice. Anybody can make up as many documents as they like and ask
// for each of them again; for pages there is a limit, so no document pushes one out.
const SHARES = { pages: 0.4, documents: 0.35 }

/** Answers by their key, longest not asked for first, and what they weigh together. */
class Shelf {
  private readonly answers = new Map<string, KeptAnswer>()
  bytes = 0

  put(key: string, answer: KeptAnswer): void {
    this.answers.set(key, answer)
    this.bytes += answer.bytes
  }

  has(key: string): boolean {
    return this.answers.has(key)
  }

  take(key: string): KeptAnswer | undefined {
    const answer = this.answers.get(key)
    if (!answer) return undefined
    this.answers.delete(key)
    this.bytes -= answer.bytes
    return answer
  }

  takeOldest(): [string, KeptAnswer] | undefined {
    const [oldest] = this.answers
    if (oldest) this.take(oldest[0])
    return oldest
  }

  clear(): void {
    this.answers.clear()
    this.bytes = 0
  }
}

/**
 * Answers that are the same for everybody, until the database announces that something in them has changed. While it is
 * not listened to, nothing is kept or given. What was asked for once gives way before what was asked for again, so that
 * whoever asks for a great many things once pushes out nothing that people come for (a segmented LRU: Karedla, Love and
 * Wherry, "Caching Strategies to Improve Disk System Performance", 1994).
 */
export class KeptAnswers {
  private readonly fresh = new Shelf()
  private readonly wanted = { pages: new Shelf(), documents: new Shelf() }
  private readonly telling = new Map<string, Set<string>>()
  /** How often one of them was asked for. */
  given = 0
  private version = 0
  private partChanges = 0
  /** Which change of a part was the last one of these, the latest at the end. */
  private readonly changedParts = new Map<string, number>()
  /** The latest change of a part that is not among them any more. */
  private forgottenChange = 0
  private isListening = false

  /** @param mostBytes the longest not asked for go when there are more; 0 keeps none */
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

  has(key: string): boolean {
    const { pages, documents } = this.wanted
    return this.isListening && [this.fresh, pages, documents].some((shelf) => shelf.has(key))
  }

  get(key: string): KeptAnswer | undefined {
    const kept = this.isListening ? this.take(key) : undefined
    if (!kept) return undefined
    this.given++
    const kind = kept.isPage ? 'pages' : 'documents'
    this.wanted[kind].put(key, kept)
    while (this.wanted[kind].bytes > SHARES[kind] * this.mostBytes) {
      const oldest = this.wanted[kind].takeOldest()
      if (oldest) this.fresh.put(...oldest)
    }
    return kept
  }

  /** Keeps an answer, unless something has changed since the request came in. */
  keep(
    key: string,
    { plain, headers, tells, isPage = false }: Pick<KeptAnswer, 'plain' | 'headers' | 'tells'> & { isPage?: boolean },
    { version, partChanges }: Moment,
  ): void {
    const isPast = version !== this.version || tells.some((part) => this.lastChangeOf(part) > partChanges)
    // The body in two more codings is never longer than the body itself.
    const bytes = 3 * plain.length + 2 * key.length + OVERHEAD + TOLD * tells.length
    if (!this.isListening || isPast || plain.length > LONGEST_KEPT || bytes > this.mostBytes) return
    this.forget(key)
    const { pages, documents } = this.wanted
    while (this.fresh.bytes + pages.bytes + documents.bytes + bytes > this.mostBytes) {
      const oldest = this.fresh.takeOldest() ?? documents.takeOldest() ?? pages.takeOldest()
      if (oldest) this.noLongerTells(...oldest)
    }
    const own = inMemoryOfItsOwn(plain)
    this.fresh.put(key, { etag: etagOf(own), plain: own, headers, tells, isPage, bodies: { '': own }, bytes })
    for (const part of tells) {
      const keys = this.telling.get(part) ?? new Set()
      this.telling.set(part, keys.add(key))
    }
  }

  forgetAll(): void {
    this.version++
    this.fresh.clear()
    this.wanted.pages.clear()
    this.wanted.documents.clear()
    this.telling.clear()
  }

  /** Forgets the answers that tell one of these parts, such as the stock of a product by its id. */
  forgetTelling(parts: readonly string[]): void {
    this.partChanges++
    for (const part of parts.some(isStock) ? [...parts, anyProduct] : parts) {
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

  private take(key: string): KeptAnswer | undefined {
    const { pages, documents } = this.wanted
    return documents.take(key) ?? pages.take(key) ?? this.fresh.take(key)
  }

  private forget(key: string): void {
    const answer = this.take(key)
    if (answer) this.noLongerTells(key, answer)
  }

  private noLongerTells(key: string, { tells }: KeptAnswer): void {
    for (const part of tells) {
      const keys = this.telling.get(part)
      keys?.delete(key)
      if (keys?.size === 0) this.telling.delete(part)
    }
  }
}
