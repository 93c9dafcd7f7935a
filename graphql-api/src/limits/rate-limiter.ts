import { type PolicyName, policies } from './policies.js'
import type { ShareCounts, SharedCount } from './share-counts.js'

/** Where somebody stands with one limit. */
export interface Standing {
  policy: PolicyName
  /** How often it may be done in the window of the policy. */
  most: number
  remaining: number
  /** Seconds until all may be done again. */
  resetsIn: number
  isOver: boolean
}

interface Count {
  points: number
  /** How many of them the other processes do not know of. */
  unshared: number
  endsAt: number
  seconds: number
}

interface Options {
  share: ShareCounts
  /** Factor for all limits. */
  scale: number
  report: (error: unknown) => void
}

const MOST_COUNTS = 200_000
// Whoever has used as much of a limit at this process since its counts were shared is not left alone until the next time.
const MUCH = 1 / 4

/**
 * Counts what is done, in windows that begin with the first time. It counts in memory, and shares its counts with the other
 * processes every now and then, and at once where much was done: nobody waits for it, and a database that is away stops nothing.
 */
export class RateLimiter {
  private readonly counts = new Map<string, Count>()
  private readonly unshared = new Set<string>()
  private sharing: Promise<void> | null = null
  private next: Promise<void> | null = null

  constructor(private readonly options: Options) {}

  /** Whether so many times more were too often. */
  look(policy: PolicyName, by: 'account' | 'address', who: string, points = 1): Standing {
    const most = Math.ceil(policies[policy][by] * this.options.scale)
    const count = this.countOf(keyOf(policy, who), policies[policy].seconds)
    const resetsIn = Math.max(1, Math.ceil((count.endsAt - Date.now()) / 1000))
    const isOver = count.points + Math.max(points, 1) > most
    return { policy, most, remaining: Math.max(0, most - count.points), resetsIn, isOver }
  }

  /** Counts so many times, unless that were too often; 0 only asks whether once more were. */
  take(policy: PolicyName, by: 'account' | 'address', who: string, points = 1): Standing {
    const standing = this.look(policy, by, who, points)
    if (standing.isOver) return standing
    const key = keyOf(policy, who)
    const count = this.countOf(key, policies[policy].seconds)
    count.points += points
    count.unshared += points
    this.unshared.add(key)
    if (count.unshared > standing.most * MUCH) this.share()
    return { ...standing, remaining: standing.remaining - points }
  }

  /**
   * Tells the other processes what was counted here until now, and learns what they have. Resolves once that is done: what is
   * counted while others are told goes with the next time, which begins then.
   */
  share(): Promise<void> {
    if (this.sharing) {
      this.next ??= this.sharing.then(() => this.share())
      return this.next
    }
    this.next = null
    this.sharing = this.shareNow().finally(() => {
      this.sharing = null
    })
    return this.sharing
  }

  /** Forgets what has ended. */
  sweep(): void {
    const now = Date.now()
    for (const [key, { endsAt, unshared }] of this.counts) if (endsAt <= now && unshared === 0) this.counts.delete(key)
  }

  private countOf(key: string, seconds: number): Count {
    const known = this.counts.get(key)
    if (known && known.endsAt > Date.now()) return known
    for (const oldest of this.counts.keys()) {
      if (this.counts.size < MOST_COUNTS) break
      this.counts.delete(oldest)
    }
    const count = { points: 0, unshared: 0, endsAt: Date.now() + seconds * 1000, seconds }
    this.counts.set(key, count)
    return count
  }

  private async shareNow(): Promise<void> {
    const sent = this.takeUnshared()
    if (sent.length === 0) return
    try {
      for (const { key, points, seconds } of await this.options.share(sent)) {
        const count = this.counts.get(key)
        if (count) Object.assign(count, { points: points + count.unshared, endsAt: Date.now() + seconds * 1000 })
      }
    } catch (error) {
      this.giveBack(sent)
      this.options.report(error)
    }
  }

  private takeUnshared(): SharedCount[] {
    const sent: SharedCount[] = []
    for (const key of this.unshared) {
      const count = this.counts.get(key)
      if (!count) continue
      sent.push({ key, points: count.unshared, seconds: count.seconds })
      count.unshared = 0
    }
    this.unshared.clear()
    return sent
  }

  private giveBack(sent: readonly SharedCount[]): void {
    for (const { key, points } of sent) {
      const count = this.counts.get(key)
      if (!count) continue
      count.unshared += points
      this.unshared.add(key)
    }
  }
}

const keyOf = (policy: PolicyName, who: string) => `${policy} ${who}`
