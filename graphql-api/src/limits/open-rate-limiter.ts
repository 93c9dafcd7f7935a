import type { EntityManager } from 'typeorm'
import { repeatedly } from '../queue/repeatedly.js'
import { RateLimiter } from './rate-limiter.js'
import { removeEnded, shareBy } from './share-counts.js'

interface Opened {
  db: EntityManager
  /** Factor for all limits. */
  scale: number
  /** Milliseconds between two times that counts are shared. */
  pause: number
  report: (error: unknown) => void
}

const MINUTE = 60_000

/** The limits of this process, and `close`, after which it shares nothing more. */
export const openRateLimiter = ({ db, scale, pause, report }: Opened) => {
  const limiter = new RateLimiter({ share: shareBy(db), scale, report })
  const stopSharing = repeatedly(pause, () => limiter.share())
  const stopSweeping = repeatedly(MINUTE, () => {
    limiter.sweep()
    return removeEnded(db).catch(report)
  })
  const close = async () => {
    await stopSharing()
    await stopSweeping()
  }
  return { limiter, close }
}
